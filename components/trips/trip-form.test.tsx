import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api/client';
import type { Member } from '@/lib/crew/schema';
import { addDays, today } from '@/lib/dates';
import type { Group } from '@/lib/groups/schema';
import type { Ride } from '@/lib/rides/schema';
import { nextWeekends } from '@/lib/trips/weekends';
import { ToastProvider } from '../ui/toast';
import { TripForm } from './trip-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const crew: Member[] = [
  { id: 'mia', type: 'camper', name: 'Mia', email: null, age: 'adult', is_owner: true },
  { id: 'kim', type: 'camper', name: 'Kim', email: null, age: 'child', is_owner: false },
  { id: 'rex', type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
];
const rides: Ride[] = [{ id: 'van', type: 'trailer', trailer_type: 'Caravan', description: null }];
const site = { location_id: 'site', location_name: 'Riverside flat', location_url: null };

const post = jest.spyOn(api, 'post');
/** What POST /api/trips was sent, call by call. */
const sent = () => post.mock.calls.filter(([path]) => path === '/api/trips').map(([, body]) => body);
let answerTrip: () => Promise<unknown>;

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  answerTrip = async () => ({ trip: { id: 'new' } });
  post.mockImplementation(async (path, body) => {
    if (path === '/api/trips') return answerTrip();
    const { emails } = body as { emails: string[] };
    const users = emails.map((email) => ({
      email,
      found: email.startsWith('tom'),
      username: email.startsWith('tom') ? 'tomw' : null,
    }));
    return { users };
  });
});

function show(ownRides = rides, ownCrew = crew, groups: Group[] = []) {
  render(
    <TripForm site={site} crew={ownCrew} rides={ownRides} groups={groups} ownEmail="mia@example.com" />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const field = (name: string | RegExp) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Create trip' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Invited people' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

const start = addDays(today(), 7);
const end = addDays(today(), 9);
async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/Trip name/), 'Easter');
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
}

test('all own campers are ticked to begin with, and what is ticked is sent with the rest', async () => {
  const user = show();
  expect(
    [field(/Mia/), field(/Kim/), field(/Rex/), field(/Caravan/)].map(
      (box) => (box as HTMLInputElement).checked,
    ),
  ).toEqual([true, true, false, false]);
  await fill(user);
  await user.click(field(/Kim/));
  await user.click(field(/Caravan/));
  await user.type(field(/Invite people/), 'sam@example.com{Enter}');
  await user.click(save());
  expect(sent()).toEqual([
    {
      ...site,
      tripName: 'Easter',
      start_date: start,
      end_date: end,
      invitees: ['sam@example.com'],
      owner_crew_member_ids: ['mia'],
      owner_ride_ids: ['van'],
    },
  ]);
  expect(push).toHaveBeenCalledWith('/trip/new');
});

test('a weekend is chosen in one tap, and the only car comes along', async () => {
  const car: Ride = {
    id: 'car',
    type: 'car',
    make: 'Toyota',
    model: 'Prado',
    colour: 'White',
    registration: null,
    drivetrain: '4 Wheel Drive',
    seats: 5,
    can_tow: false,
  };
  const user = show([...rides, car]);
  const [, second] = nextWeekends(2);
  await user.click(save());
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
  const [, choice] = within(screen.getByRole('group', { name: 'Or a weekend' })).getAllByRole('button');
  await user.click(choice as HTMLElement);
  expect(choice).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(save());
  expect(sent()).toMatchObject([{ ...second, owner_ride_ids: ['car'] }]);
});

test('somebody alone, without a ride, can plan a trip without a name', async () => {
  const user = show([], crew.slice(0, 1));
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
  await user.click(save());
  expect(sent()).toMatchObject([
    { tripName: null, owner_crew_member_ids: ['mia'], owner_ride_ids: [], invitees: [] },
  ]);
});

test.each([
  ['', 'Trip created'],
  ['sam@example.com,', 'Trip created, 1 invitation on its way'],
  ['sam@example.com,tom@example.com,kim@example.com,', 'Trip created, 3 invitations on their way'],
])('it says what has happened, with the invitees %j', async (typed, words) => {
  const user = show();
  await fill(user);
  if (typed) await user.type(field(/Invite people/), typed);
  await user.click(save());
  expect(await screen.findByText(words)).toBeVisible();
});

test('dates that cannot be are told at their field, and nothing is sent', async () => {
  const user = show();
  await user.type(field('Start date'), end);
  await user.type(field('End date'), start);
  await user.click(save());
  expect(await screen.findByText('A trip can’t end before it starts.')).toBeVisible();
  expect(field('End date')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a save that fails says so and keeps all that was typed', async () => {
  const user = show();
  await fill(user);
  await user.click(field(/Kim/));
  await user.type(field(/Invite people/), 'sam@example.com{Enter}');
  answerTrip = () => Promise.reject(new ApiError(0, undefined));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save trip. Please try again.');
  expect(field(/Trip name/)).toHaveValue('Easter');
  expect(field('Start date')).toHaveValue(start);
  expect(field('End date')).toHaveValue(end);
  expect(field(/Kim/)).not.toBeChecked();
  expect(chips()).toEqual(['sam@example.com (not registered)']);
  expect(push).not.toHaveBeenCalled();

  answerTrip = async () => ({ trip: { id: 'new' } });
  await user.click(save());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/trip/new'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the server’s words stand at the field that they name', async () => {
  const user = show();
  await fill(user);
  const words = 'A trip can’t start in the past.';
  answerTrip = () => Promise.reject(new ApiError(400, words, { start_date: words }));
  await user.click(save());
  await waitFor(() => expect(field('Start date')).toHaveAccessibleDescription(words));
  expect(field('Start date')).toHaveFocus();
});

describe('invitees', () => {
  test('Enter and comma make chips; a registered person is shown by username, another as non-registered', async () => {
    const user = show();
    await user.type(field(/Invite people/), 'tom@example.com,sam@example.com{Enter}');
    await waitFor(() => expect(chips()).toEqual(['tomw', 'sam@example.com (not registered)']));
    expect(save()).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('what is no address is cleared; duplicates without case and one’s own address are ignored', async () => {
    const user = show();
    await user.type(
      field(/Invite people/),
      'tom@example.com{Enter}TOM@example.com{Enter}Mia@example.com{Enter}',
    );
    await user.type(field(/Invite people/), 'nonsense{Enter}');
    expect(field(/Invite people/)).toHaveValue('');
    await waitFor(() => expect(chips()).toEqual(['tomw']));
  });

  test('a press on Create trip waits where it would leave somebody out unread; the next one creates', async () => {
    const user = show();
    await fill(user);
    await user.type(field(/Invite people/), 'sam@example');
    await user.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('“sam@example” isn’t a full email address');
    expect(sent()).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject([{ invitees: [] }]));
  });

  test('an address still in the box is invited by the press on Create trip', async () => {
    const user = show();
    await fill(user);
    await user.type(field(/Invite people/), 'sam@example.com');
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject([{ invitees: ['sam@example.com'] }]));
  });

  test('a pasted list is looked up in one call', async () => {
    const user = show();
    await user.click(field(/Invite people/));
    await user.paste('Tom <tom@example.com>, sam@example.com\nkim@example.com');
    await waitFor(() => expect(chips()).toHaveLength(3));
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('a chip can be taken away, and a look-up that fails leaves the address', async () => {
    const user = show();
    post.mockRejectedValueOnce(new ApiError(503, 'Away.'));
    await user.type(field(/Invite people/), 'tom@example.com{Enter}sam@example.com{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove sam@example.com' }));
    await waitFor(() => expect(chips()).toEqual(['tom@example.com']));
  });
});

describe('groups', () => {
  const family: Group = {
    id: 'family',
    name: 'Family',
    members: [
      { id: '1', email: 'sam@example.com', name: null, username: null },
      { id: '2', email: 'Tom@example.com', name: null, username: 'tomw' },
      { id: '3', email: 'MIA@example.com', name: null, username: 'mia' },
    ],
  };
  const empty: Group = { id: 'empty', name: 'Nobody', members: [] };
  const button = (name: string) => screen.getByRole('button', { name });

  test('one tap invites all of a group, by username where registered, without looking anybody up', async () => {
    const user = show(rides, crew, [family, empty]);
    expect(screen.queryByRole('button', { name: /Nobody/ })).toBeNull();
    await fill(user);
    await user.click(button('Add Family (2)'));
    expect(chips()).toEqual(['sam@example.com (not registered)', 'tomw']);
    expect(screen.getByText('2 people of Family added')).toBeInTheDocument();
    expect(button('Family added')).toHaveFocus();
    await user.click(button('Family added'));
    expect(post).not.toHaveBeenCalled();
    await user.click(save());
    expect(sent()).toMatchObject([{ invitees: ['sam@example.com', 'Tom@example.com'] }]);
  });

  test('who is invited already is not added again, and who was taken away can be', async () => {
    const user = show(rides, crew, [family]);
    await user.type(field(/Invite people/), 'TOM@example.com{Enter}');
    await user.click(button('Add Family (1)'));
    await waitFor(() => expect(chips()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove sam@example.com' }));
    expect(button('Add Family (1)')).toBeVisible();
  });

  test('without groups there is nothing to tap', () => {
    show();
    expect(screen.queryByRole('group', { name: 'Invite a group' })).toBeNull();
  });
});
