import { headcountOf } from '@/lib/trips/headcount/headcount';
import { nextThings } from '@/lib/trips/next/next-things';
import { stageOfPage } from '@/lib/trips/next/reader';
import type { TripHead } from '@/lib/trips/trip-head';
import { facesOf } from '../head/faces';
import { shownHead } from '../head/shown-head';
import { restOf } from '../next/shown-plane';

export type ShownNext = ReturnType<typeof shownNext>;

export function shownNext(page: TripHead, now: Date) {
  const { trip, role, people, access, bookings, km } = page;
  const stage = stageOfPage(page, now);
  const [first, ...others] = nextThings(page, now);
  const headcount = headcountOf(people.attendees, trip, access, bookings);
  return {
    tripId: trip.id,
    head: shownHead(page, { stage, headcount }, now),
    km,
    faces: facesOf(page),
    status: trip.status,
    people: headcount.total.people,
    owner: role === 'organiser' ? 'You' : trip.creator_name,
    /** Said when `next` is null. */
    rest: restOf(page, stage).heading,
    /** Null when nothing waits for the reader. */
    next: first ? { heading: first.heading, text: first.text, more: others.length } : null,
  };
}
