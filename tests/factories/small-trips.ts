import * as fc from 'fast-check';
import { drivetrains } from '@/lib/drivetrains';
import type { Household } from '@/lib/trips/attendance/schema';
import { type Access, accessOf } from '@/lib/trips/cars/car-standing';
import { carsOf, towablesOf } from '@/lib/trips/cars/planned-car';
import { travellersOf } from '@/lib/trips/cars/seat-plan';
import { answersOn } from './fit';
import { camper, car, caravan, household } from './households';

/** Generates a few households, each with a few people and cars. */
const smallTrip = fc
  .array(
    fc.record({
      ages: fc.array(fc.constantFrom('adult', 'child', 'toddler'), { minLength: 1, maxLength: 4 }),
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
      leave_on: fc.constantFrom(null, '2027-01-25'),
      arrive_by: fc.constantFrom(null, 'morning', 'night'),
      trailers: fc.integer({ min: 0, max: 1 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ ages, cars, trailers, ...stay }, at) => ({
      ...household(
        `h${at}`,
        ages.map((age, index) => camper(`p${at}${index}`, age as 'adult')),
        [
          ...cars.map((changes, index) => car(`c${at}${index}`, changes)),
          ...Array.from({ length: trailers }, (_, index) => caravan(`t${at}${index}`)),
        ],
      ),
      ...stay,
    })),
  );

const seatingOn = (households: Household[]) => {
  const cars = households.flatMap((each) => carsOf(each, null));
  const toCar = fc.constantFrom('gone', ...cars.map(({ ride_id }) => ride_id));
  const record = <To extends string | null>(ids: string[], to: fc.Arbitrary<To>) =>
    fc
      .tuple(...ids.map(() => fc.option(to, { nil: undefined })))
      .map((all) =>
        Object.fromEntries(all.flatMap((car, at) => (car === undefined ? [] : [[ids[at] as string, car]]))),
      );
  return fc.record({
    seats: record(
      households.flatMap(travellersOf).map(({ person_id }) => person_id),
      fc.oneof(toCar, fc.constant(null)),
    ),
    tows: record(
      households.flatMap(towablesOf).map(({ ride_id }) => ride_id),
      toCar,
    ),
  });
};

const answer = fc.tuple(fc.constantFrom('2WD', 'unknown', 'AWD', '4WD'), fc.constantFrom('yes', 'no'));

/** The dates of `tripWithSeating`. */
export const smallTripDates = { start_date: '2027-01-23', end_date: '2027-01-26' };

/**
 * Generates a small trip, its site's access with organisers' answers about it, and a seating. The
 * seating may also use a car "gone", which isn't on the trip, and may take people out of their cars.
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
