import 'server-only';
import { type Day, formatDateRange } from '../dates';
import type { MailFact } from '../server/mail/content';
import { oneLine } from '../text';

/** A trip as these mails tell of it. */
export interface ToldTrip {
  tripName: string | null;
  locationName: string;
  start: Day;
  end: Day;
}

export type OrganisedTrip = ToldTrip & { organiser: { name: string } };

/** "Easter at Bendeela", "the trip to Bendeela". */
export const called = ({ tripName, locationName }: ToldTrip) =>
  oneLine(tripName ?? `the trip to ${locationName}`);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const where = (trip: ToldTrip, label = 'Where'): MailFact => ({
  label,
  value: oneLine(trip.locationName),
});

export const when = (trip: ToldTrip, label = 'When'): MailFact => ({
  label,
  value: formatDateRange(trip.start, trip.end),
});

/** How somebody whom a change concerns stands to the trip. */
export interface Addressee {
  email: string;
  attending: boolean | null;
  reconfirm: boolean;
}
