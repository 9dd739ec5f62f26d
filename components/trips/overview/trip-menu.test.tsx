import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { TripMenu } from './trip-menu';

const [refresh, push] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, push }) }));

const [put, post] = [jest.spyOn(api, 'put'), jest.spyOn(api, 'post')];
beforeEach(() => {
  jest.clearAllMocks();
  put.mockResolvedValue({});
  post.mockResolvedValue({});
});

const first = { tripId: '1', name: 'Easter', siteName: 'Bendeela', days: 3 };

async function open({
  own = false,
  hidden = false,
  guest = false,
  leavesPlan = false,
  mapped = false,
  balance = 0,
  booking = '',
} = {}) {
  const at = (page: string) => (
    <ToastProvider page={page}>
      <TripMenu
        tripId="1"
        organiser="Mia"
        own={own}
        hidden={hidden}
        guest={guest}
        leavesPlan={leavesPlan}
        mapped={mapped}
        first={first}
        balance={balance}
        booking={booking}
      />
    </ToastProvider>
  );
  const { rerender } = render(at('/trip/1'));
  const user = userEvent.setup();
  await user.click(button('More about this trip'));
  return Object.assign(user, { goTo: (page: string) => rerender(at(page)) });
}
const button = (name: string) => screen.getByRole('button', { name });
const tool = (name: string) => screen.getByRole('menuitem', { name });
const forAll = ['Print the trip', 'Save the headcount as a spreadsheet (CSV)'] as const;
const tools = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test.each([
  [false, 'Hide from your trips', /^Hidden from your trips\./],
  [true, 'Show in your trips again', 'This trip is back among your trips.'],
])('a trip is hidden and shown again (hidden: %j)', async (hidden, label, words) => {
  const user = await open({ hidden });
  await user.click(tool(label));
  expect(put).toHaveBeenCalledWith('/api/trips/1/hidden', { hidden: !hidden });
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('the arrow keys open the menu and cycle through it', async () => {
  render(
    <TripMenu
      tripId="1"
      organiser="Mia"
      own={false}
      hidden={false}
      guest={false}
      leavesPlan={false}
      mapped={false}
      first={first}
      balance={0}
      booking=""
    />,
    {
      wrapper: ToastProvider,
    },
  );
  const user = userEvent.setup();
  const opener = button('More about this trip');
  opener.focus();
  await user.keyboard('{ArrowDown}');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(tool('Print the trip')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(tool('Block the organiser')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(tool('Leave this trip')).toHaveFocus();
});

test('a reader who is going finds the link to leave a plan with a person at home', async () => {
  await open({ leavesPlan: true });
  expect(tool('Someone at home')).toHaveAttribute('href', '/trip/1/home-contact');
});

test('an organiser can only plan the trip again and hide it', async () => {
  await open({ own: true });
  expect(tools()).toEqual([...forAll, 'Same again', 'Hide from your trips']);
});

test('a guest can only print the trip and save its headcount, because guests have no trips of their own', async () => {
  await open({ guest: true, booking: '' });
  expect(tools()).toEqual(forAll);
  expect(tool('Print the trip')).toHaveAttribute('href', '/trip/1/print');
  expect(tool(forAll[1])).toHaveAttribute('href', '/api/trips/1/headcount.csv');
});

test('a trip with coordinates can be saved for a map app, even by a guest', async () => {
  await open({ guest: true, mapped: true });
  expect(tools()).toEqual([...forAll, 'Save for a map app (GPX)']);
  expect(tool('Save for a map app (GPX)')).toHaveAttribute('href', '/api/trips/1/trip.gpx');
});

test('the headcount for a booking is copied, or shown selected where the browser refuses', async () => {
  const user = await open({ booking: '11 adults' });
  await user.click(tool('Copy the headcount for the booking'));
  await expect(navigator.clipboard.readText()).resolves.toBe('11 adults');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(tool('Copy the headcount for the booking'));
  const box = await screen.findByLabelText('For the booking');
  expect(box).toHaveValue('11 adults');
  expect(box).toHaveFocus();
});

test('any trip can be planned again from here', async () => {
  const user = await open();
  await user.click(tool('Same again'));
  expect(await screen.findByRole('form', { name: 'Same again' })).toBeVisible();
});

test.each([
  [2000, 'You’re owed $20.00. The organisers are told'],
  [-2000, 'You owe $20.00. The organisers are told'],
  [0, 'You’re removed from the trip'],
])('the question before leaving says a balance of %d cents', async (balance, beginning) => {
  const user = await open({ balance });
  await user.click(tool('Leave this trip'));
  const dialog = screen.getByRole('alertdialog', { name: 'Leave this trip?' });
  expect(within(dialog).getByText((text) => text.startsWith(beginning))).toBeVisible();
});

test.each([
  ['Leave this trip', 'Leave this trip?', 'Leave', '/api/trips/1/leave', 'You’ve left the trip.'],
  [
    'Block the organiser',
    'Block Mia?',
    'Block',
    '/api/trips/1/block',
    'You won’t get invitations from Mia any more.',
  ],
])('“%s” asks first, then leads home with a message', async (label, question, confirm, path, words) => {
  const user = await open();
  await user.click(tool(label));
  const dialog = within(screen.getByRole('alertdialog', { name: question }));
  expect(post).not.toHaveBeenCalled();
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The database is away.');
  expect(push).not.toHaveBeenCalled();
  await user.click(await dialog.findByRole('button', { name: confirm }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/'));
  expect(post).toHaveBeenLastCalledWith(path, {});
  user.goTo('/');
  expect(screen.getByText(words)).toBeVisible();
});
