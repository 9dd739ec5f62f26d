import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { SaveSite } from './save-site';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const put = jest.spyOn(api, 'put');
beforeEach(() => {
  put.mockReset().mockResolvedValue({});
  refresh.mockReset();
});

function show(saved = false) {
  render(
    <ToastProvider>
      <SaveSite siteId="site" saved={saved} />
    </ToastProvider>,
  );
  return userEvent.setup();
}
const press = () => screen.getByRole('button', { name: /^Save/ });
const sent = () => put.mock.calls.map(([path, body]) => [path, body]);

test('a press saves the site at once, and the next press removes it', async () => {
  const user = show();
  await user.click(press());
  expect(press()).toHaveAccessibleName('Saved in your campsites: take it out');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('In your campsites.');
  await user.click(press());
  expect(press()).toHaveAccessibleName('Save to your campsites');
  expect(sent()).toEqual([
    ['/api/locations/site/saved', { saved: true }],
    ['/api/locations/site/saved', { saved: false }],
  ]);
});

test('after a press during a request, the last wish is sent once the request ends', async () => {
  let arrive = (_: unknown) => {};
  put.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const user = show();
  await user.click(press());
  await user.click(press());
  expect(press()).toHaveTextContent('Save to');
  expect(put).toHaveBeenCalledTimes(1);
  await act(async () => arrive({}));
  expect(sent().map(([, body]) => body)).toEqual([{ saved: true }, { saved: false }]);
});

test('a third press during a request leaves the site as the request sets it', async () => {
  let arrive = (_: unknown) => {};
  put.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const user = show();
  for (let presses = 0; presses < 3; presses++) await user.click(press());
  await act(async () => arrive({}));
  expect(press()).toHaveTextContent('Saved');
  expect(put).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refusal restores the state, shows its message, and can be tried again', async () => {
  const words = 'You can save up to 200 campsites. Please remove one first.';
  put.mockRejectedValueOnce(new ApiError(409, words));
  const user = show();
  await user.click(press());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(press()).toHaveTextContent('Save to');
  await user.click(press());
  expect(press()).toHaveTextContent('Saved');
});

test('a lost connection leaves a saved site saved', async () => {
  put.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = show(true);
  await user.click(press());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(press()).toHaveTextContent('Saved');
});
