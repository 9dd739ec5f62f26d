import * as fc from 'fast-check';
import { drivetrains } from '@/lib/drivetrains';
import type { Household } from '@/lib/trips/attendance/schema';
import { type Access, accessOf } from '@/lib/trips/cars/car-standing';
import { carsOf, isAdult, towablesOf, travellersOf } from '@/lib/trips/cars/seat-plan';
import { answersOn } from './fit';
import { camper, car, caravan, household } from './households';

/** Generates a few households, each with a few people and cars. */
const smallTrip = fc
  .array(
    fc.record({
      ages: fc.array(fc.constantFrom('adult', 'child', 'baby'), { minLength: 1, maxLength: 3 }),
      cars: fc.array(
        fc.record({
          seats: fc.integer({ min: 1, max: 4 }),
          can_tow: fc.boolean(),
          drivetrain: fc.constantFrom(...drivetrains, null),
          anyway: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
      arrive_on: fc.constantFrom(null, '2027-01-24'),
      trailers: fc.integer({ min: 0, max: 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) =>
    all.map(({ ages, cars, trailers, arrive_on }, at) => ({
      ...household(
        `h${at}`,
        ages.map((age, index) => camper(`p${at}${index}`, age as 'adult')),
        [
          ...cars.map((changes, index) => car(`c${at}${index}`, changes)),
          ...Array.from({ length: trailers }, (_, index) => caravan(`t${at}${index}`)),
        ],
      ),
      arrive_on,
    })),
  )
  .filter((households) => {
    const [people, cars] = [
      households.flatMap(travellersOf).length,
      households.flatMap((each) => carsOf(each, null)).length,
    ];
    return (cars + 1) ** people <= 5000;
  });

const seatingOn = (households: Household[]) => {
  const cars = households.flatMap((each) => carsOf(each, null));
  const toCar = fc.option(fc.constantFrom('gone', ...cars.map(({ ride_id }) => ride_id)));
  const record = (ids: string[]) =>
    fc
      .tuple(...ids.map(() => toCar))
      .map((all) => Object.fromEntries(all.flatMap((to, at) => (to ? [[ids[at] as string, to]] : []))));
  return fc.record({
    seats: record(households.flatMap(travellersOf).map(({ person_id }) => person_id)),
    tows: record(households.flatMap(towablesOf).map(({ ride_id }) => ride_id)),
  });
};

const answer = fc.tuple(fc.constantFrom('2WD', 'unknown', 'AWD', '4WD'), fc.constantFrom('yes', 'no'));

/**
 * Generates a small trip, its site's access with organisers' answers about it, and a seating. The
 * seating may also use a car "gone", which isn't on the trip.
 */
export const tripWithSeating = smallTrip
  .chain((households) =>
    fc.record({
      households: fc.constant(households),
      seating: seatingOn(households),
      needs: fc.constantFrom(...drivetrains, null),
      answers: fc.array(answer, { maxLength: 2 }),
    }),
  )
  .map(({ answers, ...trip }) => {
    const notes = answersOn(trip.needs, ...answers);
    return { ...trip, notes, access: accessOf(trip.needs, notes) };
  });

export const countingCars = (households: Household[], access: Access) =>
  households.flatMap((each) => carsOf(each, access)).filter(({ counts }) => counts);

/** Yields every way to seat people in cars: for each person, a car's index or null. */
function* arrangements(people: number, cars: number): Generator<(number | null)[]> {
  if (people === 0) {
    yield [];
    return;
  }
  for (const rest of arrangements(people - 1, cars)) {
    for (let at = -1; at < cars; at++) yield [...rest, at < 0 ? null : at];
  }
}

/**
 * Returns the largest number of people who can get a seat in the cars that count, found by trying
 * all arrangements. People in `fixed` keep their seats.
 */
export function mostOfAll(
  households: Household[],
  access: Access,
  fixed: Record<string, string> = {},
): number {
  const people = households.flatMap(travellersOf);
  const cars = countingCars(households, access);
  let most = Number.NEGATIVE_INFINITY;
  for (const chosen of arrangements(people.length, cars.length)) {
    const stay = people.every(({ person_id }, at) => {
      const id = fixed[person_id];
      return !id || cars[chosen[at] ?? -1]?.ride_id === id;
    });
    const allowed = cars.every(({ seats }, at) => {
      const aboard = people.filter((_, person) => chosen[person] === at);
      return aboard.length === 0 || (aboard.length <= seats && aboard.some(isAdult));
    });
    const seated = chosen.filter((at) => at !== null).length;
    if (stay && allowed) most = Math.max(most, seated);
  }
  return most;
}
