import { waitingFor } from '@/lib/trips/attendance/waiting';
import { lacksCars } from '@/lib/trips/fit/lacks-cars';
import { shortCount } from '@/lib/trips/gear/lines';
import { openMeals } from '@/lib/trips/meals/grid';
import { ownTools } from '@/lib/trips/own-tools';
import type { Trip } from '@/lib/trips/schema';
import { mayMoveOf, openCount } from '@/lib/trips/seats/may-move';
import type { TripHead } from '@/lib/trips/trip-head';
import { leftToAnswer } from '@/lib/trips/vote/asked';

/** The parts of a trip, each a page of its own; a new one is a line in `partsOf`. */
export type Part = 'overview' | 'people' | 'cars' | 'gear' | 'meals' | 'costs' | 'notices' | 'vote';

export interface PartLink {
  part: Part;
  label: string;
  href: string;
  /** How many things wait there for the viewer, and what they are when read out: 4, "waiting"; or what they haven't read. */
  count?: { number: number; of: string; isNews?: true };
}

interface Parted
  extends Pick<
      TripHead,
      'role' | 'people' | 'plan' | 'findings' | 'gearLines' | 'cooked' | 'seesCosts' | 'unreadNotices'
    >,
    Partial<Pick<TripHead, 'vote'>> {
  trip: Pick<Trip, 'id' | 'attending' | 'called_off' | 'reconfirm' | 'start_date' | 'end_date'>;
}

/** The parts of a trip in the order of its bar. */
export function partsOf(
  { trip, role, people, plan, findings, gearLines, cooked, seesCosts, unreadNotices, vote = null }: Parted,
  now: Date,
): PartLink[] {
  // Only whoever can remind them has anything to do about them.
  const tools = ownTools(trip, role, now);
  const waiting = tools.organises ? waitingFor(people).length : 0;
  const toSettle = openCount(plan, mayMoveOf(people.attendees, tools), lacksCars(findings));
  const mayHelp = tools.organises || (trip.attending && !tools.closed);
  const short = mayHelp ? shortCount(gearLines) : 0;
  const open = mayHelp ? openMeals(trip, cooked).length : 0;
  const toVote = vote?.open && !tools.closed ? leftToAnswer(vote.options, vote.answered) : 0;
  const to = (part: Part, label: string, number = 0, of = ''): PartLink => ({
    part,
    label,
    href: `/trip/${trip.id}${part === 'overview' ? '' : `/${part}`}`,
    ...(number > 0 && { count: { number, of } }),
  });
  return [
    to('overview', 'Overview'),
    ...(vote ? [to('vote', 'Vote', toVote, 'to answer')] : []),
    to('people', 'People', waiting, 'waiting'),
    to('cars', 'Cars', toSettle, 'to sort out'),
    to('gear', 'Gear', short, 'still short'),
    to('meals', 'Meals', open, 'open'),
    ...(seesCosts ? [to('costs', 'Costs')] : []),
    isNews(to('notices', 'Notices', unreadNotices, 'unread')),
  ];
}

const isNews = ({ count, ...link }: PartLink): PartLink => ({
  ...link,
  ...(count && { count: { ...count, isNews: true } }),
});
