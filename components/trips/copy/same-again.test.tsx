import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { addDays, today } from '@/lib/dates';
import { nextYear } from '@/lib/trips/copy/next-year';
import { formerOf } from '../invitations/former-people';
import type { FirstTrip } from './first-trip';
import { SameAgain } from './same-again';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const post = jest.spyOn(api, 'post');
const inDays = (days: number) => addDays(today(), days);
const dates = { start_date: inDays(-9), end_date: inDays(-6) };
const people = [{ name: 'Tom', email: 'tom@example.com' }];
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  post.mockReset().mockResolvedValue({ trip: { id: 'new' }, invitees: people });
});

async function open(more: Partial<FirstTrip> = {}) {
  const first = { tripId: '1', name: 'Easter', siteName: 'Bendeela', ...dates, ...more };
  render(
    <DraftOwner id="mia">
      <SameAgain first={first} />
    </DraftOwner>,
    { wrapper: ToastProvider },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Same again next year' }));
  await screen.findByRole('form', { name: 'Same again next year' });
  return user;
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const start = () => field(/Start date/);
const end = () => field(/End date/);
const save = () => screen.getByRole('button', { name: 'Plan the trip' });

test('the copy has the first trip’s name, campsite and length, and suggests its people', async () => {
  const user = await open();
  expect(field(/Trip name/)).toHaveValue('Easter');
  expect(screen.getByRole('radio', { name: 'Bendeela' })).toBeChecked();
  expect([start().value, end().value]).toEqual(Object.values(nextYear(dates, new Date())));
  fireEvent.change(start(), { target: { value: inDays(30) } });
  expect(end()).toHaveValue(inDays(33));
  await user.click(save());
  expect(post).toHaveBeenCalledWith('/api/trips/1/copy', {
    tripName: 'Easter',
    start_date: inDays(30),
    end_date: inDays(33),
  });
  await waitFor(() => expect(push).toHaveBeenCalledWith('/trip/new'));
  expect(await screen.findByText('Your trip is planned. Nobody is invited yet.')).toBeVisible();
  expect(formerOf('new', 'mia')).toEqual({ people, shown: false });
  expect(formerOf('new', 'tom')).toBeNull();
});

test('a chosen end date stays when the start date moves', async () => {
  await open();
  fireEvent.change(end(), { target: { value: inDays(40) } });
  fireEvent.change(start(), { target: { value: inDays(30) } });
  expect(end()).toHaveValue(inDays(40));
});

test('another campsite can be chosen next, for the copy that was just made', async () => {
  const user = await open();
  fireEvent.change(start(), { target: { value: inDays(30) } });
  await user.click(screen.getByRole('radio', { name: 'Choose another campsite' }));
  await user.click(save());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/createtrip?trip=new'));
});

test('dates with fewer nights say which stops the copy leaves out', async () => {
  const nightsAt = { Flat: 1, Bend: 1, Hut: 1 };
  const stops = Object.entries(nightsAt).map(([location_name, nights]) => ({ location_name, nights }));
  await open({ siteName: 'Three stops, from Flat', stops });
  expect(screen.queryByText(/leaves/)).not.toBeInTheDocument();
  fireEvent.change(start(), { target: { value: inDays(30) } });
  fireEvent.change(end(), { target: { value: inDays(31) } });
  expect(screen.getByText('There’s no night for Bend and Hut, so the copy leaves them out.')).toBeVisible();
  fireEvent.change(end(), { target: { value: inDays(32) } });
  expect(screen.getByText('There’s no night for Hut, so the copy leaves it out.')).toBeVisible();
});

test('without dates nothing is sent, and each date field says so', async () => {
  const user = await open();
  for (const each of [start(), end()]) fireEvent.change(each, { target: { value: '' } });
  await user.click(save());
  await waitFor(() => expect(start()).toHaveAccessibleDescription('Please enter a date.'));
  expect(end()).toHaveAccessibleDescription('Please enter a date.');
  expect(post).not.toHaveBeenCalled();
});

test('a copy that can’t be saved keeps the choices and shows the reason', async () => {
  post.mockRejectedValueOnce(new ApiError(409, 'You have planned 500 trips.'));
  const user = await open();
  fireEvent.change(start(), { target: { value: inDays(30) } });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('You have planned 500 trips.');
  expect(start()).toHaveValue(inDays(30));
  expect(push).not.toHaveBeenCalled();
});
