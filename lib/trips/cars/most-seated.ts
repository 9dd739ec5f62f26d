/** A car while its seats are being assigned, or several cars for which these numbers are equal. */
export interface Filling {
  free: number;
  adults: number;
  /** Number of children of any age in the car. */
  children: number;
  /** Number of equal cars; 1 when left out. */
  count?: number;
}

interface Waiting {
  people: number;
  adults: number;
}

/**
 * Returns how many of the waiting people can still get a seat, if every car with people needs an
 * adult. Waiting adults first go to the cars that have only children, then to the largest empty cars.
 * After that everybody may take any free seat in a car with an adult. Returns -Infinity when the cars
 * that have only children can't all get an adult.
 */
export function mostSeated(cars: readonly Filling[], waiting: Waiting): number {
  let seats = 0;
  let drivers = waiting.adults;
  /** For each number of seats, the number of empty cars that have it. */
  const empty: number[] = [];
  for (const { free, adults, children, count = 1 } of cars) {
    if (adults > 0) seats += free * count;
    else if (children === 0) empty[free] = (empty[free] ?? 0) + count;
    else if (count > 0) {
      if (free === 0 || drivers < count) return Number.NEGATIVE_INFINITY;
      seats += free * count;
      drivers -= count;
    }
  }
  for (let size = empty.length - 1; size > 0 && drivers > 0; size--) {
    const driven = Math.min(empty[size] ?? 0, drivers);
    seats += driven * size;
    drivers -= driven;
  }
  return Math.min(waiting.people, seats);
}
