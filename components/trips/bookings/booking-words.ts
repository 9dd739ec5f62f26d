import { formatDay } from '@/lib/dates';
import { capital, countWord, peopleText } from '@/lib/text';
import type { Coming } from '@/lib/trips/bookings/booking-capacity';
import type { Booking } from '@/lib/trips/bookings/schema';

/** "Olivia asked for two pitches". `who` is the household that books; null for none. */
export function askedText(
  { status, pitches }: Pick<Booking, 'status' | 'pitches'>,
  who: string | null,
): string {
  if (status === 'not needed') return 'No booking needed';
  if (status === 'to book' && who === null) return 'Nobody’s booking yet';
  const many = pitches.length;
  const what = many === 0 ? 'the campsite' : many === 1 ? 'a pitch' : `${countWord(many)} pitches`;
  const verb = {
    asked: many === 0 ? 'asked' : 'asked for',
    booked: 'booked',
    'to book': who === 'You' ? 'book' : 'books',
  }[status];
  return capital([who, verb, what].filter(Boolean).join(' '));
}

/** "BR-2781 · for 10 people, 12 are coming". */
export function coversText(
  { reference, people }: Pick<Booking, 'reference' | 'people'>,
  coming: Coming | null,
): string {
  const size = people !== null && `for ${peopleText(people)}`;
  const differs = coming !== null && people !== null && coming.people !== people;
  const covered = [size, differs && `${coming.people} are coming`].filter(Boolean).join(', ');
  return reference ? [reference, covered].filter(Boolean).join(' · ') : capital(covered);
}

/** When the booking got its status: "On Thu 3 Dec"; while it is still to make: "Since Thu 3 Dec". */
export const sinceText = ({ status, status_on }: Pick<Booking, 'status' | 'status_on'>) =>
  `${status === 'to book' ? 'Since' : 'On'} ${formatDay(status_on)}`;
