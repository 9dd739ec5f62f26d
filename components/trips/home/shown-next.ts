import { headcountOf } from '@/lib/trips/headcount/headcount';
import { nextThings } from '@/lib/trips/next/next-things';
import { stageOfPage } from '@/lib/trips/next/reader';
import type { TripHead } from '@/lib/trips/trip-head';
import { facesOf } from '../head/faces';
import { shownHead } from '../head/shown-head';

export type ShownNext = ReturnType<typeof shownNext>;

export function shownNext(page: TripHead, now: Date) {
  const { trip, role, people, access, bookings, km } = page;
  const [first, ...others] = nextThings(page, now);
  const headcount = headcountOf(people.attendees, trip, access, bookings);
  return {
    tripId: trip.id,
    head: shownHead(page, { stage: stageOfPage(page, now), zone: page.zone, km, headcount }, now),
    km,
    faces: facesOf(people),
    status: trip.status,
    people: headcount.total.people,
    owner: role === 'organiser' ? 'You' : trip.creator_name,
    /** Null when nothing waits for the reader. */
    next: first ? { heading: first.heading, text: first.text, more: others.length } : null,
  };
}
