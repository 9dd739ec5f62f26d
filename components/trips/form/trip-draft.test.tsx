import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClearDrafts } from '@/components/account/clear-drafts';
import { DraftOwner, draftKey } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { addDays, today } from '@/lib/dates';
import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import { choiceSite } from '@/tests/factories/fit';
import { formerOf } from '../invitations/former-people';
import { TripForm } from './trip-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const crew: Member[] = [
  { id: 'mia', type: 'camper', name: 'Mia', email: null, age: 'adult', is_owner: true },
  { id: 'kim', type: 'camper', name: 'Kim', email: null, age: 'child', is_owner: false },
];
const rides: Ride[] = [{ id: 'van', type: 'trailer', trailer_type: 'Caravan', description: null }];
const site = { location_id: 'site', location_name: 'Riverside flat', location_url: null };

const post = jest.spyOn(api, 'post');
const sent = () => post.mock.calls.filter(([path]) => path === '/api/trips').map(([, body]) => body);
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  post.mockImplementation(async (path) => (path === '/api/trips' ? { trip: { id: 'new' } } : { users: [] }));
});

/**
 * Renders the form. `leave` unmounts the form, as when the person leaves it to search for another
 * campsite.
 */
function open({
  ownCrew = crew,
  ownRides = rides,
  id = 'mia',
  ticks = [] as string[],
  along = undefined as string[] | null | undefined,
} = {}) {
  const form = (
    <TripForm
      site={site}
      crew={ownCrew}
      rides={ownRides}
      ticked={{ crew: ownCrew.map(({ id: each }) => each), rides: ticks }}
      fit={choiceSite({})}
      groups={[]}
      ownEmail={`${id}@example.com`}
      along={along === null ? null : along?.map((name) => ({ name, email: null }))}
    />
  );
  const { unmount } = render(<DraftOwner id={id}>{form}</DraftOwner>, { wrapper: ToastProvider });
  return Object.assign(userEvent.setup(), { leave: unmount });
}
const field = (name: string | RegExp) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Create trip' });
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Invited people' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent)
    : [];
};
const typed = () => ({
  name: (field(/Trip name/) as HTMLInputElement).value,
  dates: [field('Start date'), field('End date')].map((input) => (input as HTMLInputElement).value),
  ticks: screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked),
  chips: chips(),
});
const nothing = { name: '', dates: ['', ''], ticks: [false, true, true, false], chips: [] };

const [start, end] = [addDays(today(), 7), addDays(today(), 9)];
async function fill(user: ReturnType<typeof open>) {
  await user.type(field(/Trip name/), 'Easter');
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
  await user.click(field(/not sure of the dates/));
  await user.click(field(/Kim/));
  await user.click(field(/Caravan/));
  await user.type(field(/Invite people/), 'tom@example.com,');
}

test('while another campsite is chosen, all that was typed and ticked is kept', async () => {
  const user = open();
  await fill(user);
  user.leave();
  open();
  const all = {
    name: 'Easter',
    dates: [start, end],
    ticks: [true, true, false, true],
    chips: ['tom@example.com'],
  };
  await waitFor(() => expect(typed()).toEqual(all));
});

test('the families of a former trip stay while another campsite is chosen, until the trip is created', async () => {
  open({ along: ['Mia Bennett', 'Tom Walker', 'Sue', 'Ann', 'Zoe'] }).leave();
  const user = open();
  const others = 'You ask Mia, Tom, Sue and 2 more once the trip is made';
  expect(await screen.findByText(others)).toBeVisible();
  expect(screen.queryByText('Invite people now')).toBeNull();
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
  await user.click(save());
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(formerOf('new', 'mia')?.people).toHaveLength(5);
  user.leave();
  open();
  expect(screen.getByText('Invite people now')).toBeVisible();
  expect(screen.queryByText(/aren’t here/)).toBeNull();
});

test('families that this browser doesn’t know aren’t missed silently', () => {
  open({ along: null });
  expect(screen.getByText(/^The families from your last trip aren’t here, because/)).toBeVisible();
});

test('a ride that was deleted meanwhile is not sent', async () => {
  const user = open();
  await fill(user);
  user.leave();
  const again = open({ ownRides: [] });
  await waitFor(() => expect(chips()).toEqual(['tom@example.com']));
  await again.click(save());
  expect(sent()).toMatchObject([{ owner_ride_ids: [], owner_crew_member_ids: ['mia'] }]);
});

test('a counted party in a draft is not sent when the person has a crew by now', async () => {
  const kept = { adults: 2, children: 1, toddlers: 0, babies: 0, pets: [], cars: [] };
  const values = { tripName: '', start_date: start, end_date: end, party: kept };
  const lists = { invitees: [], owner_crew_member_ids: ['mia'], owner_ride_ids: [] };
  sessionStorage.setItem(
    draftKey('new trip'),
    JSON.stringify({ owner: 'mia', values: { ...values, ...lists } }),
  );
  const user = open();
  await waitFor(() => expect(field('Start date')).toHaveValue(start));
  await user.click(save());
  expect(sent()).toMatchObject([{ party: null, owner_crew_member_ids: ['mia'] }]);
});

test.each([
  ['after some were counted', ['More children']],
  ['without a count', []],
])('a crew member and a ride added meanwhile are ticked, %s', async (_, counted) => {
  const user = open({ ownCrew: crew.slice(0, 1), ownRides: [] });
  for (const name of counted) await user.click(screen.getByRole('button', { name, hidden: true }));
  await user.type(field(/Trip name/), 'Easter');
  user.leave();
  const again = open({ ticks: ['van'] });
  await waitFor(() => expect(field(/Trip name/)).toHaveValue('Easter'));
  for (const name of [/Mia/, /Kim/, /Caravan/]) expect(field(name)).toBeChecked();
  await again.type(field('Start date'), start);
  await again.type(field('End date'), end);
  await again.click(save());
  expect(sent()).toMatchObject([
    { party: null, owner_crew_member_ids: ['mia', 'kim'], owner_ride_ids: ['van'] },
  ]);
});

test('a counted party is restored for a person who still has no crew', async () => {
  const user = open({ ownCrew: crew.slice(0, 1), ownRides: [] });
  await user.click(screen.getByRole('button', { name: 'More children', hidden: true }));
  user.leave();
  open({ ownCrew: crew.slice(0, 1), ownRides: [] });
  expect(await screen.findByText('You and a child')).toBeVisible();
});

test('the next person who logs in doesn’t see the draft, and it is deleted', async () => {
  const user = open();
  await fill(user);
  user.leave();
  open({ id: 'tom' });
  expect(typed()).toEqual(nothing);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('tom@example.com');
});

test('a log-out deletes the draft', async () => {
  const user = open();
  await fill(user);
  user.leave();
  render(<ClearDrafts />);
  expect(sessionStorage).toHaveLength(0);
});

/**
 * Makes every access to sessionStorage throw, as in a browser that blocks storage. Returns a
 * function that undoes this.
 */
function refuseToKeep(): () => void {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const methods = ['getItem', 'setItem', 'removeItem'] as const;
  const spies = methods.map((method) => jest.spyOn(Storage.prototype, method).mockImplementation(refuse));
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

test.each([
  ['', () => () => undefined],
  [', also where the browser keeps nothing', refuseToKeep],
])('the next trip’s form starts empty%s', async (_where, prepare) => {
  const end = prepare();
  const user = open();
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/trip/new/vote'));
  user.leave();
  open();
  expect(typed()).toEqual(nothing);
  end();
});

test.each(['not JSON', '{"owner":"mia","values":{"invitees":7}}', 'null'])(
  'a kept draft is validated: %s',
  (kept) => {
    sessionStorage.setItem(draftKey('new trip'), kept);
    open();
    expect(typed()).toEqual(nothing);
  },
);
