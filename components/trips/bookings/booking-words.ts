import { formatDay } from '@/lib/dates';
import { countText, peopleText } from '@/lib/text';
import type { Coming } from '@/lib/trips/bookings/booking-capacity';
import type { Booking } from '@/lib/trips/bookings/schema';
import { statusText } from '@/lib/trips/bookings/statuses';

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

/** "Booked Thu 3 Dec". For a booking still to make: "Since Thu 3 Dec". */
export const statusSince = ({ status, status_on }: Pick<Booking, 'status' | 'status_on'>) =>
  status === 'to book' ? `Since ${formatDay(status_on)}` : `${statusText[status]} ${formatDay(status_on)}`;
