import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Household } from '@/lib/trips/attendance/schema';
import { towablesOf } from '@/lib/trips/cars/planned-car';
import { type Seating, seatPlan, travellersOf } from '@/lib/trips/cars/seat-plan';
import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { inTurn } from '../in-turn';
import { SuggestSeats } from './suggest-seats';
import { leftOver, newPlaces, newTows, splitUp } from './suggestion-words';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const path = '/api/trips/1/seats/suggestion';
const households = [
  household('Linh', [camper('linh')], [car('van', { model: 'Van', seats: 2 })]),
  household('Priya', [camper('priya')], [caravan('caravan')]),
  household('Grant', [camper('grant')]),
];
const trip = { households, dates: { start_date: '2027-01-22', end_date: '2027-01-25' } };
const none = { seats: {}, tows: {} };
const driving = { seats: { linh: 'van' }, tows: {} };
const full = { seats: { linh: 'van', priya: 'van' }, tows: {} };
const planOf = (seating: Seating, ...those: Household[]) =>
  seatPlan(those.length > 0 ? those : households, seating, null);

const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
beforeEach(() => {
  jest.clearAllMocks();
  put.mockResolvedValue({});
  get.mockResolvedValue(planOf(driving));
  post.mockResolvedValue(planOf(full));
});

async function suggest() {
  const user = userEvent.setup();
  const view = (
    <>
      <h2 id="next" tabIndex={-1}>
        Everybody has a seat
      </h2>
      <SuggestSeats tripId="1" {...trip} needed />
    </>
  );
  const { rerender } = render(view, { wrapper: ToastProvider });
  await user.click(screen.getByRole('button', { name: 'Suggest seats' }));
  return Object.assign(user, { again: () => rerender(view) });
}
const use = (user: { click: (element: HTMLElement) => Promise<void> }) =>
  screen.findByRole('button', { name: 'Use this' }).then((button) => user.click(button));

test('a suggestion first shows who rides with whom, who is left over, and why', async () => {
  const user = await suggest();
  expect(post).toHaveBeenCalledWith(path, {});
  const card = await screen.findByRole('region', { name: 'Suggested: 1 person seated, 1 left over' });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent('Nothing’s changed yet.');
  expect(card).toHaveTextContent('priya rides with linh');
  expect(card).toHaveTextContent('grant is left over: 2 of 2 seats are taken.');
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(post).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Suggest seats' }).parentElement).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a used suggestion is saved, and Undo reverts its changes', async () => {
  const user = await suggest();
  await use(user);
  expect(post).toHaveBeenLastCalledWith(path, { apply: true });
  expect(await screen.findByText(/^The seats are given out. grant is left over/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(put).toHaveBeenCalledWith(path, { seats: [{ person_id: 'priya', ride_id: null }], tows: [] });
  expect(await screen.findByText('The seats are as they were.')).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('Undo outlives the message, a refresh of the page and a suggestion that changes nothing', async () => {
  const user = await suggest();
  await use(user);
  const message = await screen.findByText(/^The seats are given out/);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
  user.again();
  get.mockResolvedValue(planOf(full));
  await user.click(screen.getByRole('button', { name: 'Suggest seats' }));
  expect(await screen.findByText(/^grant is left over/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(put).toHaveBeenCalledWith(path, { seats: [{ person_id: 'priya', ride_id: null }], tows: [] });
});

test('an Undo that is refused can be tried again', async () => {
  put.mockRejectedValue(new ApiError(409, 'This car is full.'));
  const user = await suggest();
  await use(user);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This car is full.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a suggestion without changes offers nothing to use or to undo', async () => {
  const [linh] = households as [Household];
  get.mockResolvedValue(planOf(driving, linh));
  post.mockResolvedValue(planOf(driving, linh));
  await suggest();
  expect(await screen.findByText('Everybody has a seat already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Use|Undo/ })).toBeNull();
});

test('the latest tap is saved before the suggestion, and Undo returns to it', async () => {
  let tapped = (_: unknown) => {};
  const saved = inTurn(() => new Promise((resolve) => (tapped = resolve)));
  await suggest();
  expect(get).not.toHaveBeenCalled();
  tapped({});
  await saved;
  expect(await screen.findByRole('button', { name: 'Use this' })).toBeVisible();
  expect(get.mock.invocationCallOrder[0]).toBeLessThan(post.mock.invocationCallOrder[0] ?? 0);
});

test('a refusal is shown', async () => {
  post.mockRejectedValue(new ApiError(409, 'This trip was called off.'));
  await suggest();
  expect(await screen.findByText('This trip was called off.')).toBeVisible();
});

test('the text of a suggestion names the driver, the tow and the reason', async () => {
  const people = households.flatMap(travellersOf);
  const empty = planOf(none);
  expect(newPlaces(empty, planOf(full), trip)).toEqual(['priya rides with linh']);
  const parked = planOf({ seats: { linh: null }, tows: {} });
  expect(newPlaces(parked, planOf(full), trip)).toEqual(['linh drives Linh’s Van, with priya']);
  expect(newPlaces(planOf(full), planOf(full), trip)).toEqual([]);
  const able = [
    household('Linh', [camper('linh')], [car('van', { can_tow: true })]),
    households[1] as Household,
  ];
  const towing = planOf({ seats: {}, tows: { caravan: 'van' } }, ...able);
  expect(newTows(planOf(none, ...able), towing, able.flatMap(towablesOf))).toEqual([
    'Linh’s Corolla tows Priya’s caravan',
  ]);
  expect(leftOver(planOf(none, households[2] as Household), people)).toBe(
    'grant is left over: no car gets there.',
  );
  expect(leftOver(parked, people)).toContain('no adult is free to drive');
  expect(leftOver(empty, people)).toBe(
    'priya and grant are left over: no car that is there in time has room for all of a household.',
  );
});

test('a suggestion says when a car comes or goes on another day, and when a household splits up', () => {
  const [linh, priya, grant] = households as [Household, Household, Household];
  const early = {
    ...trip,
    households: [linh, { ...priya, arrive_on: '2027-01-23', leave_on: '2027-01-24' }, grant],
  };
  expect(newPlaces(planOf(none), planOf(full), early)).toEqual([
    'priya rides with linh, whose car arrives on Friday and leaves on Monday',
  ]);
  const couple = { ...priya, crew: [camper('priya'), camper('raj')] };
  const other = household('Bo', [camper('bo')], [car('ute', { seats: 2 })]);
  const all = { ...trip, households: [linh, couple, other] };
  const split = planOf({ seats: { priya: 'van', raj: 'ute' }, tows: {} }, ...all.households);
  expect(splitUp(planOf(none, ...all.households), split, all)).toEqual([
    'priya and raj ride in different cars: no car has room for all of them',
  ]);
  expect(splitUp(planOf(none), planOf(full), trip)).toEqual([]);
  const gate = { ...couple, vehicles: [car('cx-5', { parks_at: 'the gate' })] };
  const prado = household('Bo', [camper('bo')], [car('prado', { drivetrain: '4 Wheel Drive' })]);
  const toGate = (seating: Seating) => seatPlan([gate, prado], seating, wayIn('4 Wheel Drive'));
  const together = toGate({ seats: { priya: 'prado', raj: 'prado' }, tows: {} });
  expect(splitUp(toGate(none), together, { ...trip, households: [gate, prado] })).toEqual([]);
});
