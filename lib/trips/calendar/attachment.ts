import 'server-only';
import { env } from '@/lib/server/env';
import type { Attachment } from '@/lib/server/mail/message';
import { type CalendarTrip, tripFile } from './event';

export function tripCalendarAttachment(trip: CalendarTrip): (link: string) => Attachment {
  const fileFor = tripFile(trip, env().APP_URL);
  return (link) => ({
    filename: 'trip.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: fileFor(link),
  });
}

/** Attaches no file when the answer is "not going". */
export function tripAttachments(trip: CalendarTrip | null) {
  if (!trip) return () => [];
  const [going, asked] = [true, null].map((attending) => tripCalendarAttachment({ ...trip, attending }));
  return (attending: boolean | null, link: string): Attachment[] => {
    const fileFor = attending ? going : asked;
    return fileFor && attending !== false ? [fileFor(link)] : [];
  };
}
