import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { TripPeople } from '@/lib/trips/attendance/people';
import type { TripInvitee } from '@/lib/trips/attendance/schema';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { PeopleGroups } from './people-groups';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const tom = inviteeRow('Tom', { attending: true, co_organiser: true, own: true });
const kim = inviteeRow('Kim', { attending: true, reconfirm: true });
const dates = { start_date: '2026-11-27', end_date: '2026-11-30' };
const ann = inviteeRow('Ann');
const nobody = inviteeRow('nobody', { profile_id: null, name: null, email: 'nobody@example.com' });

const [put, post, remove] = [jest.spyOn(api, 'put'), jest.spyOn(api, 'post'), jest.spyOn(api, 'delete')];
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [put, remove]) call.mockResolvedValue({});
  post.mockResolvedValue({ reminded: 1 });
});

function show(
  part: 'organiser' | 'co-organiser' | null,
  changes: Partial<TripInvitee> = { own: false },
  more: { people?: Partial<TripPeople>; closed?: boolean } = {},
) {
  const { people, closed = false } = more;
  const attendees = [goingRow('Mia', null), goingRow('Tom', { ...tom, ...changes }), goingRow('Kim', kim)];
  render(
    <PeopleGroups
      trip={{ id: '1', called_off: false, location_name: 'Bendeela', ...dates }}
      words={{ Zoe: 'Working, sorry.' }}
      people={{ attendees, pending: [ann, nobody], notGoing: [], ...people }}
      tints={{}}
      now={new Date('2026-11-22T02:00:00Z')}
      most={30}
      ownId="trip"
      part={part}
      closed={closed}
      bounced={[]}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
const tools = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const tool = (name: string) => screen.getByRole('menuitem', { name });

const rows = (region: string | RegExp) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('an organiser reads who comes, whom they wait for and who can’t come', () => {
  show('organiser', undefined, { people: { notGoing: [inviteeRow('Zoe')] } });
  expect(rows('0 people')).toEqual([
    expect.stringMatching(/^MIMia you, organising/),
    expect.stringMatching(/^TOTom co-organiser/),
    expect.stringMatching(/^KIKim to confirm/),
  ]);
  expect(rows('Waiting')).toEqual([
    expect.stringMatching(/^ANAnnInvited 2 days ago/),
    expect.stringMatching(/^NOnobody@example.comInvited 2 days ago/),
  ]);
  expect(rows('Can’t come')).toEqual([expect.stringMatching(/^ZOZoe“Working, sorry.”/)]);
});

test('others see who is going, and no more', () => {
  show(null, undefined, { people: { notGoing: [inviteeRow('Zoe')] } });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  for (const name of ['Ann', 'nobody@example.com', 'Zoe']) expect(row(name)).toBeUndefined();
  expect(screen.queryByRole('button', { name: /^(Manage|Remind)/ })).toBeNull();
});

test('once the trip is over nobody has to confirm', () => {
  show(null, undefined, { closed: true });
  expect(row('Kim')).not.toHaveTextContent('to confirm');
});

test('an organiser can remind everybody who is waited for, including those who have to confirm again', () => {
  show('organiser');
  const waiting = within(screen.getByRole('region', { name: 'Waiting' }));
  expect(waiting.getByRole('button', { name: 'Remind all 3' })).toBeVisible();
});

test('a single person who is waited for is reminded from their row', async () => {
  const user = show('organiser', undefined, {
    people: { attendees: [goingRow('Mia', null)], pending: [ann] },
  });
  expect(screen.queryByRole('button', { name: /^Remind all/ })).toBeNull();
  await user.click(button('Remind Ann'));
  expect(post).toHaveBeenCalledWith('/api/trips/1/reminders', { invitee_id: 'Ann' });
});

test('when all have answered, people who have to confirm are reminded from the top', () => {
  show('organiser', undefined, { people: { pending: [] } });
  expect(button('Remind')).toBeVisible();
});

test('people whom the viewer can’t tell apart share a row for each answer', () => {
  const unknown = (id: string) => inviteeRow(id, { name: null });
  const people = { attendees: [], pending: [unknown('a'), ann, unknown('b')], notGoing: [unknown('c')] };
  show('co-organiser', {}, { people });
  expect(rows('Waiting').at(-1)).toBe('2 people invited by email');
  expect(rows('Can’t come')).toEqual(['Invited by email']);
});

test('an organiser’s actions for each person depend on the person’s group', async () => {
  const user = show('organiser');
  const expected: [string, string[]][] = [
    ['Tom', ['No longer a co-organiser', 'Remove from the trip']],
    ['Kim', ['Send a reminder', 'Make co-organiser', 'Remove from the trip']],
    ['Ann', ['Make co-organiser', 'Remove from the trip']],
    ['nobody@example.com', ['Fix the address', 'Remove from the trip']],
  ];
  expect(screen.queryByRole('button', { name: 'Manage Mia' })).toBeNull();
  for (const [name, words] of expected) {
    await user.click(button(`Manage ${name}`));
    expect(tools()).toEqual(words);
    await user.click(button('Close'));
    expect(button(`Manage ${name}`)).toHaveFocus();
  }
});

test('the organiser corrects the address of an invitation that nobody has answered', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  const user = show('organiser');
  await user.click(button('Manage nobody@example.com'));
  await user.click(screen.getByRole('menuitem', { name: 'Fix the address' }));
  const field = screen.getByLabelText('Email address');
  expect(field).toHaveValue('nobody@example.com');
  await user.clear(field);
  await user.type(field, 'somebody@example.com');
  await user.click(button('Send the invitation'));
  expect(post).toHaveBeenCalledWith(expect.stringMatching(/\/invitees\/[^/]+\/address$/), {
    email: 'somebody@example.com',
  });
});

test('a co-organiser has the same actions for others, but can’t appoint anybody', async () => {
  const user = show('co-organiser', { own: true });
  expect(screen.queryByRole('button', { name: 'Manage Tom' })).toBeNull();
  await user.click(button('Manage Ann'));
  expect(tools()).toEqual(['Remove from the trip']);
});

test('appointing and reminding happen at once and show a message', async () => {
  const user = show('organiser');
  await user.click(button('Manage Ann'));
  await user.click(tool('Make co-organiser'));
  expect(put).toHaveBeenCalledWith('/api/trips/1/co-organisers/Ann', {});
  expect(await screen.findByText('Ann is a co-organiser.')).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  await user.click(button('Manage Kim'));
  await user.click(tool('Send a reminder'));
  expect(post).toHaveBeenCalledWith('/api/trips/1/reminders', { invitee_id: 'Kim' });
  expect(await screen.findByText('Kim is reminded by email.')).toBeVisible();
});

test('a reminder that fails shows an error, and the menu closes', async () => {
  const user = show('organiser');
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Manage Kim'));
  await user.click(tool('Send a reminder'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the arrow keys open the menu and cycle through it', async () => {
  const user = show('organiser');
  button('Manage Kim').focus();
  expect(button('Manage Kim')).toHaveAttribute('aria-haspopup', 'menu');
  await user.keyboard('{ArrowDown}');
  expect(tool('Send a reminder')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(tool('Make co-organiser')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(tool('Send a reminder')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(tool('Remove from the trip')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tool('Send a reminder')).toHaveFocus();
});

test('removing asks first, keeps the question open on a failure, and returns the focus', async () => {
  const user = show('organiser');
  await user.click(button('Manage Ann'));
  await user.click(tool('Remove from the trip'));
  const dialog = screen.getByRole('alertdialog', { name: 'Remove Ann from the trip?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(remove).not.toHaveBeenCalled();
  expect(button('Manage Ann')).toHaveFocus();

  await user.click(button('Manage Ann'));
  await user.click(tool('Remove from the trip'));
  remove.mockRejectedValueOnce(new ApiError(409, 'This trip was called off.'));
  await user.click(button('Remove'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This trip was called off.');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/api/trips/1/invitees/Ann');
});

test('the organiser sees both addresses of a person who came with another one than was invited', () => {
  show('organiser', { own: false, email: 'work@example.com', otherAddress: true });
  expect(screen.getByText('invited as work@example.com')).toBeVisible();
});

test.each([
  ['their own', { email: 'tom@example.com', otherAddress: false }],
  ['none that the viewer may see', { email: null, otherAddress: true }],
])('an address that is %s is not shown beside a person who is going', (_, changes) => {
  show(null, { own: false, ...changes });
  expect(screen.queryByText(/invited as/)).toBeNull();
});
