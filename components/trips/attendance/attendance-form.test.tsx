import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import { choiceSite } from '@/tests/factories/fit';
import { AttendanceForm } from './attendance-form';

const push = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const crew: Member[] = [
  { id: 'mia', type: 'camper', name: 'Mia', email: null, age: 'adult', is_owner: true },
  { id: 'rex', type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
];
const rides: Ride[] = [{ id: 'van', type: 'trailer', trailer_type: 'Caravan', description: null }];

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
});

const for_dates = { start_date: '2027-03-26', end_date: '2027-03-27' };
const usualTimes = { arrive_by: null, leave_by: null };
const nights = { ...for_dates, arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };

function show(
  chosen = { crew: ['mia', 'rex'], rides: ['van'] },
  ownCrew = crew,
  ownRides = rides,
  known = {},
) {
  render(
    <AttendanceForm
      tripId="1"
      nights={nights}
      crew={ownCrew}
      rides={ownRides}
      chosen={chosen}
      fit={choiceSite(known)}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('the ticked people and vehicles come along, and the trip shows them', async () => {
  const user = show();
  await user.click(box(/Rex/));
  await user.click(save());
  expect(patch).toHaveBeenCalledWith('/api/trips/1/attendance', {
    attending: true,
    crew_member_ids: ['mia'],
    ride_ids: ['van'],
    for_dates,
    ...usualTimes,
  });
  await waitFor(() => expect(push).toHaveBeenCalledWith('/trip/1'));
});

test('after a change of the trip the same choice is sent as still going', async () => {
  render(
    <AttendanceForm
      tripId="1"
      nights={nights}
      crew={crew}
      rides={rides}
      chosen={{ crew: ['mia'], rides: [] }}
      fit={choiceSite({})}
      reconfirm
    />,
    { wrapper: ToastProvider },
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Still going' }));
  expect(patch.mock.lastCall?.[1]).toMatchObject({ attending: true, crew_member_ids: ['mia'] });
});

test('one person without a ride is still sent as lists', async () => {
  const user = show({ crew: ['mia'], rides: [] }, crew.slice(0, 1), []);
  await user.click(save());
  expect(patch.mock.lastCall?.[1]).toEqual({
    attending: true,
    crew_member_ids: ['mia'],
    ride_ids: [],
    for_dates,
    ...usualTimes,
  });
});

test('a refusal is shown in the form and at its field, and the ticks stay', async () => {
  const user = show();
  await user.click(box(/Mia/));
  const words = 'Choose at least one camper.';
  patch.mockRejectedValueOnce(new ApiError(400, words, { crew_member_ids: words }));
  await user.click(save());
  expect(await screen.findByText(`Failed to save: ${words}`)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Your crew' })).toHaveAccessibleDescription(words);
  expect(box(/Mia/)).toHaveFocus();
  expect([box(/Mia/), box(/Rex/), box(/Caravan/)].map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
  ]);
  expect(push).not.toHaveBeenCalled();

  await user.click(box(/Mia/));
  await user.click(save());
  await waitFor(() => expect(push).toHaveBeenCalled());
});

test('the form says so when it gets no response', async () => {
  const user = show();
  patch.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save: Something went wrong. Please try again.',
  );
});

const stillGoing = 'You can still say you’re going.';

test('ticks that don’t suit the campsite are pointed out at each change, and can still be sent', async () => {
  const corolla: Ride = {
    id: 'car',
    type: 'car',
    make: 'Toyota',
    model: 'Corolla',
    colour: 'Red',
    registration: null,
    drivetrain: '2 Wheel Drive',
    seats: 5,
    can_tow: false,
    description: null,
  };
  const user = show({ crew: ['mia', 'rex'], rides: ['car'] }, crew, [corolla], {
    access: '4 Wheel Drive',
    pets: false,
  });
  const advice = await screen.findByRole('region', { name: 'Will this campsite suit you?' });
  expect(advice.closest('[aria-live=polite]')).not.toBeNull();
  const said = () =>
    within(advice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(said()).toEqual([
    expect.stringContaining('Problem: Your car: this site is 4WD only'),
    expect.stringContaining('Problem: Rex isn’t allowed'),
  ]);
  expect(advice).toHaveTextContent(stillGoing);
  await user.click(box(/Rex/));
  expect(said()).toEqual([expect.stringContaining('Your car: this site is 4WD only')]);
  await user.click(box(/Corolla/));
  expect(said()).toEqual([expect.stringContaining('You need 1 seat')]);
  expect(advice).not.toHaveTextContent(stillGoing);
  await user.click(box(/Corolla/));
  await user.click(save());
  expect(patch.mock.lastCall?.[1]).toMatchObject({ crew_member_ids: ['mia'], ride_ids: ['car'] });
});

test('nothing is said about ticks that suit the campsite', async () => {
  show({ crew: ['mia'], rides: [] }, crew, [], { access: '2 Wheel Drive', pets: true });
  await screen.findByText(/You need 1 seat/);
  expect(screen.getAllByText(/^(Problem|To check):/)).toHaveLength(1);
});

describe('missing people and vehicles are added in place', () => {
  const post = jest.spyOn(api, 'post');
  const form = () => within(screen.getByRole('dialog'));
  const open = async (user: ReturnType<typeof show>, name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save' });
  };

  test('an added person and pet are ticked beside the earlier ticks', async () => {
    const user = show();
    await user.click(box(/Mia/));
    post.mockResolvedValueOnce({
      member: { id: 'kim', type: 'camper', name: 'Kim', email: null, age: 'child', is_owner: false },
    });
    const saveKim = await open(user, 'Add Camper');
    await user.type(form().getByLabelText('Name'), 'Kim');
    await user.click(saveKim);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(post).toHaveBeenLastCalledWith('/crew', expect.objectContaining({ name: 'Kim' }));
    expect(screen.getByRole('button', { name: 'Add Camper' })).toHaveFocus();
    post.mockResolvedValueOnce({
      member: { id: 'bo', type: 'pet', name: 'Bo', pet_type: 'Dog', breed: null },
    });
    const saveBo = await open(user, 'Add Pet');
    await user.type(form().getByLabelText('Name'), 'Bo');
    await user.selectOptions(form().getByLabelText('Type'), 'Dog');
    await user.click(saveBo);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box(/Mia/)).not.toBeChecked();
    for (const name of [/Rex/, /Kim/, /Bo/, /Caravan/]) expect(box(name)).toBeChecked();
    await user.click(save());
    expect(patch.mock.lastCall?.[1]).toEqual({
      attending: true,
      crew_member_ids: ['rex', 'kim', 'bo'],
      ride_ids: ['van'],
      for_dates,
      ...usualTimes,
    });
  });

  test('a refusal is shown in the form that adds, and nothing that was typed is lost', async () => {
    const user = show({ crew: ['mia'], rides: [] }, crew, []);
    const saveBoat = await open(user, 'Add Watercraft');
    await user.selectOptions(form().getByLabelText('Type'), 'Sailboat');
    const words = 'You have 50 rides, as many as there can be.';
    post.mockRejectedValueOnce(new ApiError(409, words));
    await user.click(saveBoat);
    expect(await form().findByRole('alert')).toHaveTextContent(words);
    expect(form().getByLabelText('Type')).toHaveValue('Sailboat');
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('checkbox', { name: /Sailboat/ })).toBeNull();
    expect(box(/Mia/)).toBeChecked();
  });

  test('the first ride is ticked once it is added, and can be unticked again', async () => {
    const user = show({ crew: ['mia'], rides: [] }, crew, []);
    post.mockResolvedValueOnce({
      ride: { id: 'raft', type: 'boat', boat_type: 'Other', description: null },
    });
    const saveBoat = await open(user, 'Add Watercraft');
    await user.selectOptions(form().getByLabelText('Type'), 'Other');
    await user.click(saveBoat);
    await waitFor(() => expect(box(/Other watercraft/)).toBeChecked());
    await user.click(save());
    expect(patch.mock.lastCall?.[1]).toMatchObject({ ride_ids: ['raft'] });
    await user.click(box(/Other watercraft/));
    await user.click(save());
    expect(patch.mock.lastCall?.[1]).toMatchObject({ ride_ids: [] });
  });
});

test('a person alone counts who comes and names the car in a line, or enters names instead', async () => {
  const user = show({ crew: ['mia'], rides: [] }, crew.slice(0, 1), []);
  await user.click(screen.getByRole('button', { name: /More children/i }));
  await user.click(screen.getByRole('button', { name: /More cars/i }));
  await user.type(screen.getByLabelText('Make or name of car 1'), 'Prado');
  await user.selectOptions(screen.getByLabelText('Drivetrain of car 1'), '4 Wheel Drive');
  await user.click(save());
  const [, sent] = patch.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    attending: true,
    party: { adults: 1, children: 1, cars: [{ make: 'Prado', drivetrain: '4 Wheel Drive', seats: 5 }] },
  });
  expect(sent).not.toHaveProperty('crew_member_ids');
  await user.click(screen.getByRole('button', { name: 'Enter names instead' }));
  expect(box(/Mia/)).toBeChecked();
});
