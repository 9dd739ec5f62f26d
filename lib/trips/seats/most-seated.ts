/** A car while seats are being given out. */
export interface Filling {
  free: number;
  adults: number;
  /** Children of any age. */
  children: number;
  /** How many such cars there are, where they are counted by kind. */
  count?: number;
}

interface Waiting {
  people: number;
  adults: number;
}

/**
 * How many more can be seated so that every car that carries anybody has an adult in it; -Infinity where not even
 * those who sit already can go. The adults who wait drive: first the cars that only children sit in, then the largest
 * of the empty ones; after that anybody may take any seat of a car that has an adult.
 */
export function mostSeated(cars: readonly Filling[], waiting: Waiting): number {
  let seats = 0;
  let drivers = waiting.adults;
  /** How many cars are empty, by their seats. */
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
