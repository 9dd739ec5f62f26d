import { waitingFor } from '@/lib/trips/attendance/waiting';
import { lacksCars } from '@/lib/trips/fit/lacks-cars';
import { ownTools } from '@/lib/trips/own-tools';
import type { Trip } from '@/lib/trips/schema';
import { mayMoveOf, openCount } from '@/lib/trips/seats/may-move';
import { seatPlan } from '@/lib/trips/seats/seat-plan';
import type { TripPage } from '@/lib/trips/trip-page';

/** The parts of a trip, each a page of its own; a new one is a line in `partsOf`. */
export type Part = 'overview' | 'people' | 'cars';

export interface PartLink {
  part: Part;
  label: string;
  href: string;
  /** How many things wait there for the viewer, and what they are when read out: 4, "waiting". */
  count?: { number: number; of: string };
}

interface Parted extends Pick<TripPage, 'role' | 'people' | 'seating' | 'findings'> {
  trip: Pick<Trip, 'id' | 'attending' | 'called_off' | 'reconfirm' | 'start_date' | 'end_date'>;
}

/** The parts of a trip in the order of its bar. */
export function partsOf({ trip, role, people, seating, findings }: Parted, now: Date): PartLink[] {
  const href = `/trip/${trip.id}`;
  // Only whoever can remind them has anything to do about them.
  const tools = ownTools(trip, role, now);
  const waiting = tools.organises ? waitingFor(people).length : 0;
  const toSettle = openCount(
    seatPlan(people.attendees, seating),
    mayMoveOf(people.attendees, tools),
    lacksCars(findings),
  );
  return [
    { part: 'overview', label: 'Overview', href },
    {
      part: 'people',
      label: 'People',
      href: `${href}/people`,
      ...(waiting > 0 && { count: { number: waiting, of: 'waiting' } }),
    },
    {
      part: 'cars',
      label: 'Cars',
      href: `${href}/cars`,
      ...(toSettle > 0 && { count: { number: toSettle, of: 'to sort out' } }),
    },
  ];
}
