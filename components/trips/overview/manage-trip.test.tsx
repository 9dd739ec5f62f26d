import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { ManageTrip } from './manage-trip';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const post = jest.spyOn(api, 'post');
const patch = jest.spyOn(api, 'patch');
const remove = jest.spyOn(api, 'delete');
const groups = [
  { id: 'g', name: 'Family', members: [{ id: '1', email: 'kim@example.com', username: 'kim' }] },
];
let answer: (path: string) => unknown;

beforeEach(() => {
  jest.clearAllMocks();
  answer = () => ({ invited: 1, reminded: 2 });
  jest.spyOn(api, 'get').mockResolvedValue({ groups });
  post.mockImplementation(async (path) => (path === '/api/users/lookup' ? { users: [] } : answer(path)));
  patch.mockResolvedValue({});
  remove.mockResolvedValue({});
});

function show({ waiting = 2, own = true } = {}) {
  render(<ManageTrip tripId="1" name="Easter" waiting={waiting} ownEmail="mia@example.com" own={own} />, {
    wrapper: ToastProvider,
  });
  return userEvent.setup();
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = () => post.mock.calls.filter(([path]) => path !== '/api/users/lookup');

test('more people are invited by address or by group, and the focus comes back', async () => {
  const user = show();
  await user.click(button('Invite more people'));
  await user.type(screen.getByLabelText(/Invite people/), 'sam@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add Family (1)' }));
  await user.click(button('Send invitations'));
  expect(sent()).toEqual([['/api/trips/1/invitees', { invitees: ['sam@example.com', 'kim@example.com'] }]]);
  expect(await screen.findByText('1 person invited.')).toBeVisible();
  await waitFor(() => expect(button('Invite more people')).toHaveFocus());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refusal keeps the addresses and says why', async () => {
  const user = show();
  await user.click(button('Invite more people'));
  await user.click(button('Send invitations'));
  await waitFor(() =>
    expect(screen.getByLabelText(/Invite people/)).toHaveAccessibleDescription(/at least one email address/),
  );
  await user.type(screen.getByLabelText(/Invite people/), 'sam@example.com{Enter}');
  answer = () => Promise.reject(new ApiError(409, 'This trip was called off.'));
  await user.click(button('Send invitations'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This trip was called off.');
  expect(screen.getByRole('list', { name: 'Invited people' })).toHaveTextContent('sam@example.com');
});

test('those who have yet to answer are reminded in one tap, or it says that they have been', async () => {
  const user = show();
  await user.click(button(/Send reminders/));
  expect(sent()).toEqual([['/api/trips/1/reminders', {}]]);
  expect(await screen.findByText('2 people reminded by mail.')).toBeVisible();
  answer = () => ({ reminded: 0 });
  await user.click(button(/Send reminders/));
  expect(await screen.findByText('They have all been reminded within the last 24 hours.')).toBeVisible();
});

test('reminders that fail say so, and can be sent again', async () => {
  const user = show();
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(button(/Send reminders/));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.click(button(/Send reminders/));
  expect(await screen.findByText('2 people reminded by mail.')).toBeVisible();
});

test('with nobody to remind there is nothing to tap', () => {
  show({ waiting: 0 });
  expect(screen.queryByRole('button', { name: /reminders/ })).toBeNull();
});

test.each([
  [' Whitsun ', 'Whitsun'],
  [' ', null],
])('renaming happens in place: %j', async (typed, tripName) => {
  const user = show();
  await user.click(button('Rename'));
  const field = screen.getByLabelText(/Trip name/);
  expect(field).toHaveValue('Easter');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, typed);
  await user.click(button('Save'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1', { tripName });
  await waitFor(() => expect(button('Rename')).toHaveFocus());
});

test('another campsite is chosen in the search, which knows the trip', () => {
  show();
  expect(screen.getByRole('link', { name: 'Choose another campsite' })).toHaveAttribute(
    'href',
    '/createtrip?trip=1',
  );
});

test('calling off asks first; a failure is told in the dialog', async () => {
  const user = show();
  await user.click(button('Call the trip off'));
  const dialog = screen.getByRole('alertdialog', { name: 'Call this trip off?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep the trip' }));
  expect(remove).not.toHaveBeenCalled();
  expect(button('Call the trip off')).toHaveFocus();
  await user.click(button('Call the trip off'));
  remove.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Call it off'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await user.click(button('Call it off'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/api/trips/1');
});

test('a co-organiser cannot call the trip off', () => {
  show({ own: false });
  expect(screen.queryByRole('button', { name: 'Call the trip off' })).toBeNull();
  expect(button('Rename')).toBeVisible();
});
