import { countsText, headcountOf, petCounts } from '@/lib/trips/headcount/headcount';
import type { listHomeTrips } from '@/lib/trips/list-trips';
import { isOverAtSite } from '@/lib/trips/moment';
import { nextThings } from '@/lib/trips/next/next-things';
import { stageOfPage } from '@/lib/trips/next/reader';
import { facesOf } from '../head/faces';
import { momentText } from '../head/head-words';

export type ShownLead = NonNullable<ReturnType<typeof shownLead>>;

type Lead = NonNullable<Awaited<ReturnType<typeof listHomeTrips>>['lead']>;

/** Null in the hours after the last day at the site in which it goes on elsewhere in Australia. */
export function shownLead(page: Lead, now: Date) {
  if (isOverAtSite({ ...page.trip, zone: page.zone }, now)) return null;
  const { trip, people, access, bookings, note, showsNames } = page;
  const stage = stageOfPage(page, now);
  const { total } = headcountOf(people.attendees, trip, access, bookings);
  const { faces, going } = facesOf(page);
  const named = stage !== 'invited' || showsNames;
  // The answer's own buttons are on the card.
  const [next] = stage === 'invited' ? [] : nextThings(page, now);
  return {
    tripId: trip.id,
    moment: momentText(page, stage, now),
    people: total.people,
    pets: countsText(petCounts(total)),
    faces: named ? faces.map(({ name, tint }) => ({ name, tint })) : [],
    /** Households that are going beside those with a face. */
    more: named ? going - faces.length : 0,
    note,
    next: next ? { icon: next.icon, heading: next.heading, text: next.text, action: next.action } : null,
  };
}
