import { formatDay } from '@/lib/dates';
import { countText, peopleText } from '@/lib/text';
import type { Booking } from '@/lib/trips/bookings/schema';

export const statusText: Record<Booking['status'], string> = {
  'to book': 'To book',
  asked: 'Asked',
  booked: 'Booked',
  'not needed': 'Not needed',
};

/** How many come and in how many cars, as a booking covers them. */
export interface Coming {
  people: number;
  cars: number;
}

/** "Booked, PF-2781". */
export const bookingTitle = ({ status, reference }: Pick<Booking, 'status' | 'reference'>) =>
  reference ? `${statusText[status]}, ${reference}` : statusText[status];

/** "2 pitches for 10 people, 12 are coming". */
export function coversText(
  { pitches, people }: Pick<Booking, 'pitches' | 'people'>,
  coming: Coming | null,
): string {
  const covered = [
    pitches.length > 0 && countText(pitches.length, 'pitch', 'pitches'),
    people !== null && `for ${peopleText(people)}`,
  ].filter((part) => part !== false);
  const differs = coming !== null && people !== null && coming.people !== people;
  return [covered.join(' '), differs && `${coming.people} are coming`].filter(Boolean).join(', ');
}

/** What a booking covers too little of: "Booked for 10, 12 are coming"; null where it fits. */
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

/** "Booked Thu 3 Dec". */
export const statusSince = ({ status, status_on }: Pick<Booking, 'status' | 'status_on'>) =>
  status === 'to book' ? `Since ${formatDay(status_on)}` : `${statusText[status]} ${formatDay(status_on)}`;
