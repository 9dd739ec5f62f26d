import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { addDays, today } from '@/lib/dates';
import { AskAboutSite } from './ask-about-site';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const put = jest.spyOn(api, 'put');
beforeEach(() => {
  refresh.mockReset();
  put.mockReset().mockResolvedValue({});
});

const lastDay = addDays(today(), -7);
const question = () =>
  screen.queryByRole('region', { name: 'You’ve camped at Honeymoon Bay. What’s it like?' });
const button = (name: string) => screen.getByRole('button', { name });

function show(shared = true) {
  render(
    <ToastProvider>
      <main tabIndex={-1}>
        <AskAboutSite site={{ id: 'site', name: 'Honeymoon Bay', shared }} lastDay={lastDay} />
      </main>
    </ToastProvider>,
  );
  return userEvent.setup();
}

async function showForm() {
  const user = show();
  await user.click(button('Add what you know'));
  await screen.findByRole('button', { name: 'Save' });
  return user;
}

test('the form opens in place with the trip’s last day, and a saved answer removes the question', async () => {
  const user = await showForm();
  expect(screen.getByLabelText('When were you there?')).toHaveValue(lastDay);
  expect(screen.queryByRole('button', { name: 'Don’t ask again' })).toBeNull();
  await user.click(screen.getAllByRole('radio', { name: 'Yes' })[0] as HTMLElement);
  await user.click(button('Save'));
  await waitFor(() => expect(question()).toBeNull());
  expect(put).toHaveBeenCalledTimes(1);
  expect(put).toHaveBeenCalledWith(
    '/api/locations/site/observation',
    expect.objectContaining({ pets: true, water: null, seen_on: lastDay }),
  );
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Thank you. Other campers can see it now.')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an answer that could not be saved stays in the form', async () => {
  const user = await showForm();
  await user.click(screen.getAllByRole('radio', { name: 'No' })[0] as HTMLElement);
  put.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Save'));
  expect(await screen.findByText('It could not be saved. Please try again.')).toBeInTheDocument();
  expect(screen.getAllByRole('radio', { name: 'No' })[0]).toBeChecked();
});

test('Cancel shows the question again, with the focus where it was', async () => {
  const user = await showForm();
  await user.click(button('Cancel'));
  expect(button('Add what you know')).toHaveFocus();
  expect(button('Don’t ask again')).toBeInTheDocument();
  expect(put).not.toHaveBeenCalled();
});

test('a double click dismisses the question with one request', async () => {
  let arrive = (_: unknown) => {};
  put.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const user = show();
  await user.dblClick(button('Don’t ask again'));
  expect(question()).toBeInTheDocument();
  await act(async () => arrive({}));
  expect(put.mock.calls).toEqual([['/api/locations/site/observation/dismissed', { dismissed: true }]]);
  expect(question()).toBeNull();
  expect(screen.getByText('No worries. We won’t ask about Honeymoon Bay again.')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a failed dismissal shows an error, and can be tried again', async () => {
  put.mockRejectedValueOnce(new ApiError(0, undefined));
  const user = show();
  await user.click(button('Don’t ask again'));
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeInTheDocument();
  await user.click(button('Don’t ask again'));
  await waitFor(() => expect(question()).toBeNull());
});

test.each([
  [true, 'Share what you know with the next campers. Your name isn’t shown.'],
  [false, 'Note it for next time. Only people on your trips there see it.'],
])('the form says who will see the answer: shared %s', (shared, words) => {
  show(shared);
  expect(question()).toHaveTextContent(words);
});
