/** A car's seats while they are being given out. */
export interface Filling {
  free: number;
  adults: number;
  /** The number of children of any age in the car. */
  children: number;
  /** How many cars of this kind there are; 1 if left out. */
  count?: number;
}

interface Waiting {
  people: number;
  adults: number;
}

/**
 * How many more people can be seated so that every car with people has an adult; -Infinity if even the people who sit
 * already can't go. Waiting adults take the cars with children only, then the largest empty cars. After that everybody
 * may take any free seat of a car with an adult.
 */
export function mostSeated(cars: readonly Filling[], waiting: Waiting): number {
  let seats = 0;
  let drivers = waiting.adults;
  /** The number of empty cars, by their seats. */
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
