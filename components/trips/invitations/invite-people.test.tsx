import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { formerOf, keepFormer } from './former-people';
import { InvitePeople } from './invite-people';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const post = jest.spyOn(api, 'post');
const groups = [
  { id: 'g', name: 'Family', members: [{ id: '1', email: 'kim@example.com', username: 'kim' }] },
];
let answer: () => unknown;

const trip = {
  showsNames: true,
  id: '1',
  trip_name: 'Easter',
  start_date: '2099-04-10',
  location_name: 'Bendeela',
  end_date: '2099-04-13',
  dates: 'Fri 10 – Mon 13 Apr 2099, or Fri 17 – Mon 20 Apr 2099',
};
const tripOf = (id: string, start_date: string, creator_profile_id = 'mia') => ({
  id,
  creator_profile_id,
  start_date,
  called_off: false,
});
const person = (email: string) => ({ id: email, name: 'Kim', email });

/** The mocked responses by path. They have only the fields that the dialog reads. */
const stored: Record<string, unknown> = {
  '/api/groups': { groups },
  '/api/trips': {
    trips: [
      tripOf('1', '2099-04-10'),
      tripOf('older', '2020-01-01'),
      tripOf('last', '2021-01-01'),
      tripOf('toms', '2022-01-01', 'tom'),
    ],
  },
  '/api/trips/last/invitees': { invitees: [person('ann@example.com'), person('here@example.com')] },
  '/api/trips/1/invitees': { invitees: [person('here@example.com')] },
  '/api/trips/1/link': { link: null },
};

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/trip/1');
  answer = () => ({ invited: 1 });
  jest.spyOn(api, 'get').mockImplementation(async (path) => stored[path]);
  post.mockImplementation(async (path) => (path === '/api/users/lookup' ? { users: [] } : answer()));
});

async function open() {
  render(<InvitePeople trip={trip} ownEmail="mia@example.com" />, { wrapper: ToastProvider });
  const user = userEvent.setup();
  await user.click(button('Invite people'));
  expect(await screen.findByRole('form', { name: 'Invite people' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(trip.dates);
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByLabelText('Email addresses', { selector: 'input' });
const sent = () => post.mock.calls.filter(([path]) => path !== '/api/users/lookup');

test('people are invited by address, by group and from the last trip, with a note', async () => {
  const user = await open();
  await user.type(field(), 'sam@example.com{Enter}');
  expect(button('Send 1 invitation')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add Family (1)' }));
  // The group of the last trip leaves out the people who are already on this trip.
  await user.click(button('Add Last trip (1)'));
  await user.type(screen.getByLabelText(/^Your note/), 'Bring bikes');
  answer = () => ({ invited: 3 });
  await user.click(button('Send 3 invitations'));
  const invitees = ['sam@example.com', 'kim@example.com', 'ann@example.com'];
  expect(sent()).toEqual([['/api/trips/1/invitees', { invitees, note: 'Bring bikes' }]]);
  expect(await screen.findByText('3 invitations sent.')).toBeVisible();
  await waitFor(() => expect(button('Invite people')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a group whose members are all on the trip has no button', async () => {
  const here = {
    id: 'here',
    name: 'Here',
    members: [{ id: '2', email: 'here@example.com', username: null }],
  };
  jest
    .spyOn(api, 'get')
    .mockImplementation(async (path) =>
      path === '/api/groups' ? { groups: [here, ...groups] } : stored[path],
    );
  await open();
  expect(await screen.findByRole('button', { name: 'Add Family (1)' })).toBeVisible();
  await waitFor(() => expect(button('Add Last trip (1)')).toBeVisible());
  expect(screen.queryByRole('button', { name: /Here/ })).toBeNull();
});

test('after creating a trip the dialog opens by itself, once, with the focus on its title', async () => {
  history.replaceState(null, '', '/trip/1?invite=1');
  render(<InvitePeople trip={trip} ownEmail="mia@example.com" />, { wrapper: ToastProvider });
  await screen.findByRole('form', { name: 'Invite people' });
  expect(
    within(screen.getByRole('heading', { name: 'Invite people' })).getByText('Invite people'),
  ).toHaveFocus();
  expect(location.search).toBe('');
});

test('without a network the dialog says what to do instead, and keeps what was typed', async () => {
  const user = await open();
  await user.type(field(), 'sam@example.com{Enter}');
  await user.type(screen.getByLabelText(/^Your note/), 'Bring bikes');
  answer = () => Promise.reject(new ApiError(0, undefined));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Send 1 invitation'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You’re offline. Copy the link and send it later.',
  );
  expect(screen.getByLabelText(/^Your note/)).toHaveValue('Bring bikes');
  online.mockRestore();
});

test('a refusal keeps the addresses and says why', async () => {
  const user = await open();
  await user.click(button('Send invitations'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/at least one email address/));
  await user.type(field(), 'sam@example.com{Enter}');
  answer = () => Promise.reject(new ApiError(409, 'This trip was called off.'));
  await user.click(button('Send 1 invitation'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This trip was called off.');
  expect(within(screen.getByRole('dialog')).getByRole('list', { name: 'Invited people' })).toHaveTextContent(
    'sam@example.com',
  );
});

test('a copied trip opens the dialog once with its people in the list, and sends nothing by itself', async () => {
  const former = [
    { name: 'Tom', email: 'tom@example.com' },
    { name: 'Ann', email: null },
  ];
  keepFormer('1', 'mia', { people: former, shown: false });
  const shown = (
    <DraftOwner id="mia">
      <InvitePeople trip={trip} ownEmail="mia@example.com" />
    </DraftOwner>
  );
  const user = userEvent.setup();
  const { unmount } = render(shown, { wrapper: ToastProvider });
  const list = () => within(screen.getByRole('dialog')).getByRole('list', { name: 'Invited people' });
  await screen.findByRole('form', { name: 'Invite people' });
  expect(list()).toHaveTextContent('tom@example.com');
  expect(screen.getByRole('dialog')).toHaveTextContent('To ask Ann again, type their email address.');
  await user.click(button('Cancel'));
  unmount();
  render(shown, { wrapper: ToastProvider });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);

  // The tab keeps the former trip's people until they are invited.
  await user.click(button('Invite people'));
  await screen.findByRole('form', { name: 'Invite people' });
  await user.click(button('Send 1 invitation'));
  expect(sent()).toEqual([['/api/trips/1/invitees', { invitees: ['tom@example.com'], note: null }]]);
  await waitFor(() => expect(formerOf('1', 'mia')).toBeNull());
});
