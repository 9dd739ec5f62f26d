import { countText, peopleText } from '@/lib/text';
import type { Booking } from './schema';

/** Numbers of people who come and of cars that need room at the site. */
export interface Coming {
  people: number;
  cars: number;
}

/**
 * Returns a text when a booking has too little room, such as "Booked for 10, 12 are coming". Null
 * when it has room for everybody.
 */
export function tooFewText(
  { status, people, cars }: Pick<Booking, 'status' | 'people' | 'cars'>,
  coming: Coming,
): string | null {
  const verb = status === 'booked' ? 'Booked for' : 'Asks for';
  const few = people !== null && people < coming.people ? people : null;
  const fewCars = cars !== null && cars < coming.cars ? cars : null;
  const carsComing = countText(coming.cars, 'car');
  if (few !== null && fewCars !== null)
    return `${verb} ${peopleText(few)} and ${countText(fewCars, 'car')}, ${coming.people} in ${carsComing} are coming`;
  if (few !== null) return `${verb} ${few}, ${coming.people} are coming`;
  return fewCars === null ? null : `${verb} ${countText(fewCars, 'car')}, ${coming.cars} are coming`;
}
