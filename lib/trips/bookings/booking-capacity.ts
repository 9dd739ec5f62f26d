import { countText, peopleText } from '@/lib/text';
import type { Booking } from './schema';

export interface Coming {
  people: number;
  cars: number;
}

/** Null when the booking has room for everybody. */
export function tooFewText(
  { status, people, cars }: Pick<Booking, 'status' | 'people' | 'cars'>,
  coming: Coming,
): string | null {
  const verb = status === 'booked' ? 'You booked for' : 'You asked for';
  const few = people !== null && people < coming.people ? people : null;
  const fewCars = cars !== null && cars < coming.cars ? cars : null;
  if (few !== null && fewCars !== null)
    return `${verb} ${peopleText(few)} and ${countText(fewCars, 'car')}. ${peopleText(coming.people)} in ${countText(coming.cars, 'car')} are coming`;
  if (few !== null) return `${verb} ${peopleText(few)}. ${coming.people} are coming`;
  return fewCars === null ? null : `${verb} ${countText(fewCars, 'car')}. ${coming.cars} are coming`;
}

export const updateText = ({ people, cars }: Coming): string =>
  `Update to ${peopleText(people)} and ${countText(cars, 'car')}`;
