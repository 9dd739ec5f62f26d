/** A car while seats are being given out. */
export interface Filling {
  free: number;
  adults: number;
  /** Children of any age. */
  children: number;
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
  const empty: number[] = [];
  for (const { free, adults, children } of cars) {
    if (adults > 0) seats += free;
    else if (children === 0) empty.push(free);
    else {
      if (free === 0 || drivers === 0) return Number.NEGATIVE_INFINITY;
      seats += free;
      drivers -= 1;
    }
  }
  const largest = empty.sort((one, other) => other - one).slice(0, drivers);
  return Math.min(
    waiting.people,
    largest.reduce((sum, free) => sum + free, seats),
  );
}
