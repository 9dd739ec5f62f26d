import 'server-only';
import { env } from '@/lib/server/env';
import type { Attachment } from '@/lib/server/mail/message';
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

/** The same for a change that is being saved, by each one's answer and link; nothing for who stays at home. */
export function tripAttachments(trip: CalendarTrip | null) {
  if (!trip) return () => [];
  const [going, asked] = [true, null].map((attending) => tripCalendarAttachment({ ...trip, attending }));
  return (attending: boolean | null, link: string): Attachment[] => {
    const fileFor = attending ? going : asked;
    return fileFor && attending !== false ? [fileFor(link)] : [];
  };
}
