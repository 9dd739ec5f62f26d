import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { addDays, formatDay, today } from '@/lib/dates';
import { EditDates } from './edit-dates';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const dates = { start_date: addDays(today(), 7), end_date: addDays(today(), 9) };
const later = addDays(today(), 12);
const patch = jest.spyOn(api, 'patch');
const post = jest.spyOn(api, 'post');
const nobody = { households: [], untold: [] };
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
  post.mockResolvedValue(nobody);
});

async function open(mailed = 0) {
  const user = userEvent.setup();
  render(<EditDates tripId="1" text="Next week" dates={dates} mailed={mailed} />, {
    wrapper: ToastProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Edit dates' }));
  return user;
}
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const change = async (user: ReturnType<typeof userEvent.setup>, name: string, day: string) => {
  await user.clear(field(name));
  await user.type(field(name), day);
};

test('Save sends both dates and closes the form', async () => {
  const user = await open();
  expect(field('Start date')).toHaveFocus();
  await change(user, 'End date', later);
  await user.click(button('Save'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1', { ...dates, end_date: later });
  await waitFor(() => expect(button('Edit dates')).toHaveFocus());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('the form stands in place of the dates; Cancel changes nothing', async () => {
  const user = await open();
  expect(screen.queryByText('Next week')).toBeNull();
  await change(user, 'End date', later);
  await user.click(button('Cancel'));
  expect(patch).not.toHaveBeenCalled();
  expect(button('Edit dates')).toHaveFocus();
});

test('an end before the start is refused at its field; a failed save keeps what was typed', async () => {
  const user = await open();
  await change(user, 'End date', today());
  await user.click(button('Save'));
  expect(await screen.findByText('A trip can’t end before it starts.')).toBeVisible();
  expect(patch).not.toHaveBeenCalled();

  await change(user, 'End date', later);
  patch.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Save'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(field('End date')).toHaveValue(later);
});

test('dates that are mailed to others need a confirmation, which says how many people get a mail', async () => {
  const user = await open(3);
  await user.click(button('Save'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1', dates);

  patch.mockClear();
  await user.click(await screen.findByRole('button', { name: 'Edit dates' }));
  await change(user, 'End date', later);
  await user.click(button('Save'));
  const question = await screen.findByRole('alertdialog', { name: 'Email 3 people about the new dates?' });
  expect(patch).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(field('End date')).toHaveValue(later);

  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Change the dates' }));
  expect(patch).toHaveBeenCalledWith('/api/trips/1', { ...dates, end_date: later });
  await waitFor(() => expect(button('Edit dates')).toHaveFocus());
});

test('before saving, a question names the stays that new dates move or cut and the people without an address', async () => {
  const [start, end] = [formatDay(dates.start_date), formatDay(later)];
  post.mockResolvedValue({
    households: [
      { household_id: 'tom', name: 'Tom Walker', arrive_on: null, leave_on: later, cut: true },
      { household_id: 'zoe', name: 'Zoe Park', arrive_on: null, leave_on: null, cut: false },
    ],
    untold: [{ household_id: 'kim', name: 'Kim' }],
  });
  const user = await open(0);
  await change(user, 'End date', later);
  await user.click(button('Save'));
  const question = await screen.findByRole('alertdialog', { name: 'Change the dates?' });
  expect(post).toHaveBeenCalledWith('/api/trips/1/dates/preview', { ...dates, end_date: later });
  expect(question).toHaveTextContent(
    `Tom Walker would come on ${start} and leave on ${end}: that’s a shorter stay.`,
  );
  expect(question).toHaveTextContent('Zoe Park would come for all of it.');
  expect(question).toHaveTextContent('We can’t email Kim. Please tell them yourself.');
  expect(patch).not.toHaveBeenCalled();
});

test('dates whose effect can’t be loaded aren’t saved', async () => {
  const user = await open(1);
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await change(user, 'End date', later);
  await user.click(button('Save'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(patch).not.toHaveBeenCalled();
});

test('a refusal shows in the form once the question is closed', async () => {
  const user = await open(1);
  await change(user, 'End date', later);
  patch.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Change the dates' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(field('End date')).toHaveValue(later);
});
