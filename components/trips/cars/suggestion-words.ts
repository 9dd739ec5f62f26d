import { listText, peopleText } from '@/lib/text';
import { isAdult, type SeatPlan, type Towable, type Traveller } from '@/lib/trips/cars/seat-plan';

/** The fields of the server's seat plan that these texts need. */
export interface Answered {
  cars: (Pick<SeatPlan['cars'][number], 'ride_id' | 'household_id' | 'name' | 'seats' | 'counts' | 'tows'> & {
    passengers: { person_id: string }[];
  })[];
  free_seats: number;
  unseated: { person_id: string }[];
}

/**
 * For each car that gets people who didn't sit in it before, returns a sentence: "Priya rides with
 * Linh".
 */
export function newPlaces(before: Answered, after: Answered, people: readonly Traveller[]): string[] {
  const earlier = new Map(before.cars.map((car) => [car.ride_id, new Set(idsIn(car))]));
  return after.cars.flatMap((car) => {
    const all = idsIn(car).flatMap((id) => people.find(({ person_id }) => person_id === id) ?? []);
    const added = all.filter(({ person_id }) => !earlier.get(car.ride_id)?.has(person_id));
    if (added.length === 0) return [];
    const [driver] = all;
    if (!driver || !isAdult(driver)) return [`${namesOf(added)} in ${car.name}`];
    const others = added.filter((one) => one !== driver);
    if (!added.includes(driver))
      return [`${namesOf(added)} ${added.length === 1 ? 'rides' : 'ride'} with ${driver.name}`];
    return [`${driver.name} drives ${car.name}${others.length > 0 ? `, with ${namesOf(others)}` : ''}`];
  });
}

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
  return `${namesOf(left)} ${left.length === 1 ? 'is' : 'are'} left over: ${whyLeft(plan)}.`;
}

function whyLeft({ cars, free_seats }: Answered): string {
  const seats = cars.reduce((sum, car) => sum + (car.counts ? car.seats : 0), 0);
  if (seats === 0) return 'no car gets there';
  return free_seats === 0 ? `${seats} of ${seats} seats are taken` : 'no adult is free to drive';
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

const namesOf = (people: readonly Traveller[]) => listText(people.map(({ name }) => name));
