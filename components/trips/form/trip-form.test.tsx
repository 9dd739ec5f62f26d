import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError, api } from '@/lib/api-client';
import { addDays } from '@/lib/dates';
import type { Ride } from '@/lib/household/rides/schema';
import { nextWeekends } from '@/lib/trips/fit/weekends';
import { choiceSite } from '@/tests/factories/fit';
import {
  chips,
  crew,
  end,
  field,
  fill,
  lookUp,
  rides,
  save,
  show,
  site,
  start,
} from '@/tests/fixtures/trip-form';

const push = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const post = jest.spyOn(api, 'post');
/** Returns the bodies that were sent to POST /api/trips. */
const sent = () => post.mock.calls.filter(([path]) => path === '/api/trips').map(([, body]) => body);
let answerTrip: () => Promise<unknown>;

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  answerTrip = async () => ({ trip: { id: 'new' } });
  post.mockImplementation(async (path, body) => (path === '/api/trips' ? answerTrip() : lookUp(body)));
});

test('the household is ticked at first, and the ticks are sent with the rest', async () => {
  const user = show();
  expect(
    [field(/Mia/), field(/Kim/), field(/Rex/), field(/Caravan/)].map(
      (box) => (box as HTMLInputElement).checked,
    ),
  ).toEqual([true, true, true, false]);
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
      owner_crew_member_ids: ['mia', 'rex'],
      owner_ride_ids: ['van'],
      open_vote: false,
      party: null,
    },
  ]);
  expect(push).toHaveBeenCalledWith('/trip/new');
});

test('an organiser who isn’t sure of the dates goes on to a vote, which opens with the trip', async () => {
  const user = show();
  await fill(user);
  await user.click(field(/not sure of the dates/));
  await user.click(save());
  expect(sent()).toMatchObject([{ open_vote: true }]);
  expect(push).toHaveBeenCalledWith('/trip/new/vote');
});

test('a tap chooses a weekend, and the ticked car comes along', async () => {
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
    description: null,
  };
  const user = show([...rides, car], crew, [], ['car']);
  const [, second] = nextWeekends(2);
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a weekend or other dates.');
  const [first, choice] = within(screen.getByRole('group', { name: 'Weekends' })).getAllByRole('radio');
  expect(first).toHaveFocus();
  await user.click(choice as HTMLElement);
  expect(choice).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(save());
  expect(sent()).toMatchObject([{ ...second, owner_ride_ids: ['car'] }]);
});

test('the next long weekend is offered by its name, and other dates replace it', async () => {
  const holidays = [
    [addDays(nextWeekends(6).at(-1)?.end_date ?? '', 1), 'Labour Day'],
    ['2999-01-01', 'The end of what is known'],
  ] as const;
  const user = show(rides, crew, [], [], { ...choiceSite({ state: 'NSW' }), holidays });
  const long = screen.getByRole('radio', { name: /Labour Day long weekend/ });
  await user.click(long);
  expect(field('End date')).toHaveValue(holidays[0][0]);
  fireEvent.change(field('End date'), { target: { value: nextWeekends(6).at(-1)?.end_date } });
  expect(long).not.toBeChecked();
});

test('a person without a crew counts who comes, and the counts are sent as a party', async () => {
  const user = show([], crew.slice(0, 1));
  await fill(user);
  const more = (what: string) =>
    user.click(screen.getByRole('button', { name: `More ${what}`, hidden: true }));
  for (const what of ['adults', 'children', 'children', 'pets', 'cars']) await more(what);
  await user.selectOptions(field('Drivetrain of car 1'), '4 Wheel Drive');
  expect(screen.getByText('You, another adult, 2 children and a dog · Car')).toBeVisible();
  expect(save().closest('.action-bar')).toHaveTextContent('4 people, 1 pet');
  await user.click(save());
  expect(sent()).toMatchObject([
    {
      party: {
        adults: 2,
        children: 2,
        toddlers: 0,
        babies: 0,
        pets: [{ pet_type: 'Dog' }],
        cars: [{ drivetrain: '4 Wheel Drive', seats: 5 }],
      },
      owner_crew_member_ids: null,
      owner_ride_ids: null,
    },
  ]);
});

test('a counted car has no drivetrain until one is chosen, and is not sent without one', async () => {
  const user = show([], crew.slice(0, 1), [], [], choiceSite({ access: '4 Wheel Drive' }));
  await fill(user);
  const more = screen.getByRole('button', { name: 'More cars', hidden: true });
  const row = more.closest('details') as HTMLDetailsElement;
  await user.click(more);
  expect(await screen.findByText(/: check the way in$/)).toBeVisible();
  const drivetrain = field('Drivetrain of car 1');
  expect(drivetrain).toHaveValue('');
  row.open = false;
  await user.click(save());
  await waitFor(() => expect(drivetrain).toHaveAccessibleDescription('Please choose a drivetrain.'));
  expect(row.open).toBe(true);
  expect(drivetrain).toHaveFocus();
  expect(sent()).toEqual([]);

  await user.selectOptions(drivetrain, 'All Wheel Drive');
  expect(drivetrain).not.toHaveAccessibleDescription();
  await user.click(save());
  expect(sent()).toMatchObject([{ party: { cars: [{ drivetrain: 'All Wheel Drive', seats: 5 }] } }]);
});

test('a party that is refused because a crew exists by now is replaced by that crew', async () => {
  const user = show([], crew.slice(0, 1));
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'More children', hidden: true }));
  const words = 'You have a crew or a ride already. Please choose from those.';
  answerTrip = () => Promise.reject(new ApiError(400, words, { party: words }));
  await user.click(save());
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  user.reloadWith(crew, rides, ['van']);
  for (const name of [/Mia/, /Kim/, /Rex/, /Caravan/]) expect(field(name)).toBeChecked();
  expect(screen.getByRole('group', { name: 'Your crew' })).toHaveAccessibleDescription(words);

  answerTrip = async () => ({ trip: { id: 'new' } });
  await user.click(save());
  const [, again] = sent();
  expect(again).toMatchObject({
    tripName: 'Easter',
    party: null,
    owner_crew_member_ids: ['mia', 'kim', 'rex'],
    owner_ride_ids: ['van'],
  });
});

test('a person alone and without a ride can plan a trip without a name', async () => {
  const user = show([], crew.slice(0, 1));
  await user.type(field('Start date'), start);
  await user.type(field('End date'), end);
  await user.click(save());
  expect(sent()).toMatchObject([
    { tripName: null, owner_crew_member_ids: ['mia'], owner_ride_ids: [], invitees: [], party: null },
  ]);
  // A trip without invitations opens with the dialog to invite people.
  expect(push).toHaveBeenCalledWith('/trip/new?invite=1');
});

test.each([
  ['', 'Trip created'],
  ['sam@example.com,', 'Trip created, 1 invitation on its way'],
  ['sam@example.com,tom@example.com,kim@example.com,', 'Trip created, 3 invitations on their way'],
])('a message says what has happened, on the trip’s page too, with the invitees %j', async (typed, words) => {
  const user = show();
  await fill(user);
  if (typed) await user.type(field(/Invite people/), typed);
  await user.click(save());
  expect(await screen.findByText(words)).toBeVisible();
  user.goTo('/trip/new');
  expect(screen.getByText(words)).toBeVisible();
});

test('invalid dates are refused at their field, and nothing is sent', async () => {
  const user = show();
  await user.type(field('Start date'), end);
  await user.type(field('End date'), start);
  await user.click(save());
  expect(await screen.findByText('A trip can’t end before it starts.')).toBeVisible();
  expect(field('End date')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('invalid dates are unfolded after every failed submit', async () => {
  const user = show();
  await user.type(field('Start date'), end);
  await user.type(field('End date'), start);
  const row = field('End date').closest('details') as HTMLDetailsElement;
  for (let tries = 0; tries < 2; tries++) {
    row.open = false;
    save().focus();
    await user.click(save());
    await waitFor(() => expect(row.open).toBe(true));
    expect(field('End date')).toHaveFocus();
  }
});

test('a date keeps the focus while it is corrected, even if the other date is invalid too', async () => {
  const user = show();
  for (const name of ['Start date', 'End date'])
    fireEvent.change(field(name), { target: { value: '12027-03-26' } });
  await user.click(save());
  await waitFor(() => expect(field('Start date')).toHaveFocus());
  // After a moment React Hook Form focuses the first wrong field once more.
  await new Promise((resolve) => setTimeout(resolve, 50));
  fireEvent.change(field('Start date'), { target: { value: start } });
  await waitFor(() => expect(field('Start date')).toBeValid());
  await waitFor(() => expect(field('Start date')).not.toHaveAccessibleDescription());
  expect(field('End date')).toHaveAccessibleDescription();
  expect(field('Start date')).toHaveFocus();
});

test('a failed save shows an error and keeps all that was typed', async () => {
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

test('the server’s message shows at the field that it names', async () => {
  const user = show();
  await fill(user);
  const words = 'A trip can’t start in the past.';
  answerTrip = () => Promise.reject(new ApiError(400, words, { start_date: words }));
  await user.click(save());
  await waitFor(() => expect(field('Start date')).toHaveAccessibleDescription(words));
  expect(field('Start date')).toHaveFocus();
});

test('a person and a vehicle added in place are ticked, and all that was typed stays', async () => {
  const user = show();
  await fill(user);
  await user.click(field(/Kim/));
  const bo = { id: 'bo', type: 'camper', name: 'Bo', email: null, age: 'baby', is_owner: false };
  answerTrip = async () => ({ trip: { id: 'new' } });
  post.mockResolvedValueOnce({ member: bo });
  await user.click(screen.getByRole('button', { name: 'Add Camper' }));
  await user.type(await screen.findByLabelText('Name'), 'Bo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field(/Bo/)).toBeChecked());
  expect(post).not.toHaveBeenCalledWith('/api/trips', expect.anything());
  expect(field(/Trip name/)).toHaveValue('Easter');
  await user.click(save());
  expect(sent()).toMatchObject([
    { tripName: 'Easter', start_date: start, owner_crew_member_ids: ['mia', 'rex', 'bo'] },
  ]);
});

test('what doesn’t suit the campsite or the dates is shown before the trip is saved', async () => {
  const known = choiceSite({ pets: false, state: 'NSW' });
  const holidays = [[start, 'Holiday of the test']] as const;
  const user = show([], crew, [], [], { ...known, holidays });
  expect(await screen.findByText('Rex isn’t allowed')).toBeVisible();
  expect(screen.queryByText(/You can still say/)).toBeNull();
  expect(screen.queryByText(/book early/)).toBeNull();
  await fill(user);
  expect(screen.getByText(/book early/)).toBeVisible();
  expect(screen.getByText(/date-holidays/)).toBeVisible();
  await user.click(field(/Rex/));
  expect(screen.queryByText('Rex isn’t allowed')).toBeNull();
});

test.each(['0002-03-26', '12027-03-26'])(
  'nothing is said of dates while a year is typed: %s',
  async (typed) => {
    const known = choiceSite({ pets: false, state: 'NSW' });
    const user = show([], crew, [], [], { ...known, holidays: [[start, 'Holiday of the test']] });
    await fill(user);
    expect(await screen.findByText(/book early/)).toBeVisible();
    fireEvent.change(field('Start date'), { target: { value: typed } });
    expect(field('Start date')).toHaveValue(typed);
    expect(screen.queryByText(/book early/)).toBeNull();
    expect(screen.getByText('Rex isn’t allowed')).toBeVisible();
  },
);
