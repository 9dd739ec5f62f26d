interface Car {
  seats: number;
  passengers: readonly unknown[];
  /** True when the car gets all the way, and somebody drives it. */
  counts: boolean;
  why_not: 'access' | 'driver' | null;
  parks_at: string | null;
}

/** Free seats in the cars that get all the way, and in those that take people a part of it. */
export interface FreeSeats {
  to_site: number;
  part_way: number;
}

/** True for a car that can't reach the site and takes people to the place where it parks. */
export const goesPartWay = ({ why_not, parks_at }: Pick<Car, 'why_not' | 'parks_at'>): boolean =>
  why_not === 'access' && parks_at !== null;

/** Returns the number of free seats in a car; 0 for a car that takes nobody. */
export const freeSeats = (car: Car): number =>
  car.counts || goesPartWay(car) ? car.seats - car.passengers.length : 0;

/**
 * Counts the free seats in some cars. All pages, calls and mails that say how many seats are free have
 * the number from here.
 */
export function freeIn(cars: readonly Car[]): FreeSeats {
  const sum = (some: readonly Car[]) => some.reduce((all, car) => all + freeSeats(car), 0);
  return { to_site: sum(cars.filter(({ counts }) => counts)), part_way: sum(cars.filter(goesPartWay)) };
}
