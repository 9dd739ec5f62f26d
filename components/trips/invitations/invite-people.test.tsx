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

beforeEach(() => {
  jest.clearAllMocks();
  answer = () => ({ invited: 1 });
  jest.spyOn(api, 'get').mockResolvedValue({ groups });
  post.mockImplementation(async (path) => (path === '/api/users/lookup' ? { users: [] } : answer()));
});

async function open() {
  render(<InvitePeople tripId="1" ownEmail="mia@example.com" />, { wrapper: ToastProvider });
  const user = userEvent.setup();
  await user.click(button('Invite people'));
  expect(await screen.findByRole('form', { name: 'Invite people' })).toBeVisible();
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByLabelText(/Invite people \(|Invite people$/, { selector: 'input' });
const sent = () => post.mock.calls.filter(([path]) => path !== '/api/users/lookup');

test('people are invited by address or by group, and the focus comes back', async () => {
  const user = await open();
  await user.type(field(), 'sam@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add Family (1)' }));
  await user.click(button('Send invitations'));
  expect(sent()).toEqual([['/api/trips/1/invitees', { invitees: ['sam@example.com', 'kim@example.com'] }]]);
  expect(await screen.findByText('1 person invited.')).toBeVisible();
  await waitFor(() => expect(button('Invite people')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refusal keeps the addresses and says why', async () => {
  const user = await open();
  await user.click(button('Send invitations'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/at least one email address/));
  await user.type(field(), 'sam@example.com{Enter}');
  answer = () => Promise.reject(new ApiError(409, 'This trip was called off.'));
  await user.click(button('Send invitations'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This trip was called off.');
  expect(within(screen.getByRole('dialog')).getByRole('list', { name: 'Invited people' })).toHaveTextContent(
    'sam@example.com',
  );
});

test('a trip like an earlier one begins with its people in the list, once, and sends nothing by itself', async () => {
  const former = [
    { name: 'Tom', email: 'tom@example.com' },
    { name: 'Ann', email: null },
  ];
  keepFormer('1', 'mia', { people: former, shown: false });
  const shown = (
    <DraftOwner id="mia">
      <InvitePeople tripId="1" ownEmail="mia@example.com" />
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

  // They wait till they are invited.
  await user.click(button('Invite people'));
  await screen.findByRole('form', { name: 'Invite people' });
  await user.click(button('Send invitations'));
  expect(sent()).toEqual([['/api/trips/1/invitees', { invitees: ['tom@example.com'] }]]);
  await waitFor(() => expect(formerOf('1', 'mia')).toBeNull());
});
