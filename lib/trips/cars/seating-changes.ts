import type { SeatingChanges } from './schema';
import type { Seating, SeatPlan } from './seat-plan';

/** Null takes a person out of a car, also out of the household's own, and unhitches a trailer. */
export function changeSeating(seating: Seating, { seats, tows }: SeatingChanges): Seating {
  const towedBy = new Map(Object.entries(seating.tows));
  for (const { ride_id, car_id } of tows) {
    if (car_id === null) towedBy.delete(ride_id);
    else towedBy.set(ride_id, car_id);
  }
  return {
    ...seating,
    seats: {
      ...seating.seats,
      ...Object.fromEntries(seats.map(({ person_id, ride_id }) => [person_id, ride_id])),
    },
    tows: Object.fromEntries(towedBy),
  };
}

export const changesBack = (before: Seating, after: Seating): SeatingChanges => ({
  seats: differing(before.seats, after.seats).map(([person_id, ride_id]) => ({ person_id, ride_id })),
  tows: differing(before.tows, after.tows).map(([ride_id, car_id]) => ({ ride_id, car_id })),
});

type CarIds = Seating['seats'];

const differing = (before: CarIds, after: CarIds): [string, string | null][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => [key, before[key] ?? null]);

/**
 * A seat in a car that doesn't count is kept for when it counts again. Null is kept only for people who
 * would otherwise sit in the household's own car, so that others sit in it once it comes.
 */
export const seatsToSave = ({ cars, unseated }: SeatPlan, seats: Seating['seats']) =>
  [...cars.flatMap(({ passengers }) => passengers.filter(({ leg }) => leg === 'all')), ...unseated].flatMap(
    ({ person_id, household_id }) => {
      const to = seats[person_id];
      const kept = cars.some(({ ride_id, counts, passengers, household_id: owner }) => {
        if (to === null) return counts && owner === household_id;
        return ride_id === to && (!counts || passengers.some((one) => one.person_id === person_id));
      });
      return kept && to !== undefined ? [{ person_id, ride_id: to }] : [];
    },
  );
