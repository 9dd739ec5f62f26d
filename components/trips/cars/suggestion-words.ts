import { listText, peopleText } from '@/lib/text';
import type { Household } from '@/lib/trips/attendance/schema';
import { isAdult, type Towable, type Traveller } from '@/lib/trips/cars/planned-car';
import { type SeatPlan, travellersOf } from '@/lib/trips/cars/seat-plan';
import { dayName, daysOf, type TripDates } from '@/lib/trips/date-rules';
import { namesOf } from './names-of';

export interface Answered {
  cars: (Pick<SeatPlan['cars'][number], 'ride_id' | 'household_id' | 'name' | 'seats' | 'counts' | 'tows'> & {
    passengers: { person_id: string }[];
  })[];
  free_seats: number;
  unseated: { person_id: string }[];
}

export interface Trip {
  households: readonly Household[];
  dates: TripDates;
}

/**
 * For each car that gets people who didn't sit in it before, returns a sentence: "Priya rides with
 * Linh", "Priya rides with Linh, whose car arrives on Friday".
 */
export function newPlaces(before: Answered, after: Answered, trip: Trip): string[] {
  const people = trip.households.flatMap(travellersOf);
  const earlier = new Map(before.cars.map((car) => [car.ride_id, new Set(idsIn(car))]));
  return after.cars.flatMap((car) => {
    const all = idsIn(car).flatMap((id) => people.find(({ person_id }) => person_id === id) ?? []);
    const added = all.filter(({ person_id }) => !earlier.get(car.ride_id)?.has(person_id));
    if (added.length === 0) return [];
    return [`${placeText(car, all, added)}${otherTimes(car.household_id, added, trip)}`];
  });
}

function placeText(car: { name: string }, [driver]: Traveller[], added: Traveller[]): string {
  if (!driver || !isAdult(driver)) return `${namesOf(added)} in ${car.name}`;
  const others = added.filter((one) => one !== driver);
  if (!added.includes(driver))
    return `${namesOf(added)} ${added.length === 1 ? 'rides' : 'ride'} with ${driver.name}`;
  return `${driver.name} drives ${car.name}${others.length > 0 ? `, with ${namesOf(others)}` : ''}`;
}

/**
 * Returns ", whose car arrives on Friday and leaves on Monday" when the car's household comes or goes on
 * another day than somebody who rides along.
 */
function otherTimes(ownerId: string, added: Traveller[], { households, dates }: Trip): string {
  const stayOf = (id: string) => {
    const stay = households.find(({ household_id }) => household_id === id);
    return {
      arrives: stay?.arrive_on ?? dates.start_date,
      leaves: stay?.leave_on ?? dates.end_date,
    };
  };
  const car = stayOf(ownerId);
  const others = added.map(({ household_id }) => stayOf(household_id));
  const days = daysOf(dates).length;
  const said = (['arrives', 'leaves'] as const)
    .filter((what) => others.some((stay) => stay[what] !== car[what]))
    .map((what) => `${what} on ${dayName(car[what], days)}`);
  return said.length > 0 ? `, whose car ${listText(said)}` : '';
}

/**
 * For each household that gets seats in several cars because no car has room for all of them, returns a
 * sentence: "Sam, Jo and Pat ride in different cars: no car has room for all of them".
 */
export function splitUp(before: Answered, after: Answered, { households }: Trip): string[] {
  return households.flatMap((household) => {
    const waited = travellersOf(household).filter(({ person_id }) => isWithout(before, person_id));
    const counting = after.cars.filter(({ counts }) => counts);
    const cars = counting.filter((car) => waited.some(({ person_id }) => idsIn(car).includes(person_id)));
    return cars.length > 1
      ? [`${namesOf(waited)} ride in different cars: no car has room for all of them`]
      : [];
  });
}

const isWithout = ({ unseated }: Answered, id: string) => unseated.some(({ person_id }) => person_id === id);

/**
 * For each trailer or boat that a car didn't tow before, returns a sentence: "Linh’s Jimny tows
 * Sam’s caravan".
 */
export const newTows = (before: Answered, after: Answered, towables: readonly Towable[]): string[] =>
  after.cars.flatMap(({ ride_id, name, tows }) =>
    tows.flatMap((id) => {
      const had = before.cars.some((car) => car.ride_id === ride_id && car.tows.includes(id));
      const towed = towables.find((each) => each.ride_id === id);
      return had || !towed ? [] : [`${name} tows ${towed.name}`];
    }),
  );

/**
 * Returns a sentence about who has no seat and why: "Grant is left over: 11 of 11 seats are taken."
 * Null when everybody has a seat.
 */
export function leftOver(plan: Answered, people: readonly Traveller[]): string | null {
  const left = people.filter((one) => plan.unseated.some(({ person_id }) => person_id === one.person_id));
  if (left.length === 0) return null;
  return `${namesOf(left)} ${left.length === 1 ? 'is' : 'are'} left over: ${whyLeft(plan, people)}.`;
}

function whyLeft({ cars, free_seats }: Answered, people: readonly Traveller[]): string {
  const counting = cars.filter(({ counts }) => counts);
  const seats = counting.reduce((sum, car) => sum + car.seats, 0);
  if (seats === 0) return 'no car gets there';
  if (free_seats === 0) return `${seats} of ${seats} seats are taken`;
  const adults = new Set(people.filter(isAdult).map(({ person_id }) => person_id));
  const open = counting.filter((car) => car.seats > car.passengers.length);
  if (!open.some((car) => idsIn(car).some((id) => adults.has(id)))) return 'no adult is free to drive';
  return 'no car that is there in time has room for all of a household';
}

/**
 * Returns the number of people who have a seat in the plan `after` but not in the plan `before`.
 */
export const newlySeated = (before: Answered, after: Answered): number =>
  before.unseated.filter(({ person_id }) => !after.unseated.some((one) => one.person_id === person_id))
    .length;

/** Returns the suggestion's title: "Suggested: 3 people seated, 1 left over". */
export function suggestionTitle(seated: number, left: number): string {
  if (left === 0) return 'Suggested: everybody’s seated';
  return `Suggested: ${peopleText(seated)} seated, ${left} left over`;
}

const idsIn = ({ passengers }: Answered['cars'][number]) => passengers.map(({ person_id }) => person_id);
