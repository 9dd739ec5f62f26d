import 'server-only';
import { env } from '../env';
import type { Attachment } from '../mail/message';
import { type CalendarTrip, tripFile } from './event';

/** A trip for the calendars of those who are mailed about it: give each the link that is theirs. */
export function tripCalendarAttachment(trip: CalendarTrip): (link: string) => Attachment {
  const fileFor = tripFile(trip, env().APP_URL);
  return (link) => ({
    filename: 'trip.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: fileFor(link),
  });
}
