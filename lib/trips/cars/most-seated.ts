/** A car, or several equal cars, while seats are given out. */
export interface Filling {
  free: number;
  adults: number;
  /** Number of children of any age in the car. */
  children: number;
  /** Number of such cars; 1 when left out. */
  count?: number;
}

interface Waiting {
  people: number;
  adults: number;
}

/**
 * Returns how many more people can be seated when every car with people must have an adult. Returns
 * -Infinity when that is impossible even for the people who have a seat. Adults who wait first take
 * the cars that have only children, then the largest empty cars. After that everybody may take any
 * free seat in a car with an adult.
 */
export function mostSeated(cars: readonly Filling[], waiting: Waiting): number {
  let seats = 0;
  let drivers = waiting.adults;
  /** Number of empty cars, by their number of seats. */
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
