interface Car {
  seats: number;
  passengers: readonly unknown[];
  counts: boolean;
  why_not: 'access' | 'driver' | null;
  parks_at: string | null;
}

export interface FreeSeats {
  to_site: number;
  part_way: number;
}

/** The car can't reach the site, and takes people to the place where it parks. */
export const goesPartWay = ({ why_not, parks_at }: Pick<Car, 'why_not' | 'parks_at'>): boolean =>
  why_not === 'access' && parks_at !== null;

export const freeSeats = (car: Car): number =>
  car.counts || goesPartWay(car) ? car.seats - car.passengers.length : 0;

/** All pages, calls and mails that say how many seats are free have the number from here. */
export function freeIn(cars: readonly Car[]): FreeSeats {
  const sum = (some: readonly Car[]) => some.reduce((all, car) => all + freeSeats(car), 0);
  return { to_site: sum(cars.filter(({ counts }) => counts)), part_way: sum(cars.filter(goesPartWay)) };
}
