import 'server-only';
import { type Day, formatDay } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { MailFact } from '@/lib/server/mail/content';
import { countText, listText } from '@/lib/text';
import { answerColumns, householdsOf } from '../attendance/answer-state';
import { bookingStatuses, statusText } from '../bookings/statuses';
import { agreedTo } from '../changes/changes';
import { GUEST } from '../households/household-name';
import type { RunTrip } from '../lock-trip';
import type { Household, TripNews } from './told';

export interface Preparations {
  bookings: (typeof bookingStatuses)[number][];
  openTodos: number;
  /** The earliest due date of an open to-do; null when none has a date. */
  nextDue: Day | null;
  plans: number;
}

async function readPreparations(tx: Tx, tripId: string): Promise<Preparations> {
  const [found] = await tx.$queryRaw<Preparations[]>`
    select array(select status::text from bookings b where b.trip_id = t.id and b.status <> 'not needed') bookings,
           (select count(*)::int from todos where trip_id = t.id and done_at is null) "openTodos",
           (select min(due_on)::text from todos where trip_id = t.id and done_at is null) "nextDue",
           (select count(*)::int from plans where trip_id = t.id and removed_at is null) plans
    from trips t where t.id = ${tripId}::uuid`;
  return found ?? { bookings: [], openTodos: 0, nextDue: null, plans: 0 };
}

export function preparationFacts(
  { bookings, openTodos, nextDue, plans }: Preparations,
  today: Day,
): MailFact[] {
  const [only] = bookings;
  const several = openTodos > 1;
  const by = (day: Day) =>
    day < today
      ? `${several ? 'the first was ' : ''}due on ${formatDay(day)}`
      : `${several ? 'the next ' : ''}by ${formatDay(day)}`;
  const byStatus = bookingStatuses.flatMap((status) => {
    const count = bookings.filter((each) => each === status).length;
    return count > 0 ? [`${count} ${statusText[status].toLowerCase()}`] : [];
  });
  const facts: (MailFact | false)[] = [
    bookings.length === 1 && only !== undefined && { label: 'Booking', value: statusText[only] },
    bookings.length > 1 && { label: 'Bookings', value: listText(byStatus) },
    openTodos > 0 && {
      label: 'To-dos',
      value: [`${openTodos} open`, nextDue && by(nextDue)].filter(Boolean).join(', '),
    },
    plans > 0 && { label: 'Days', value: countText(plans, 'plan') },
  ];
  return facts.filter((fact) => fact !== false);
}

interface KnownHousehold extends Omit<Household, 'name'> {
  name: string | null;
  email: string | null;
  asked: boolean;
}

export interface KnownNews extends Omit<TripNews, 'households' | 'comments'> {
  households: KnownHousehold[];
  comments: Omit<TripNews['comments'][number], 'name'>[];
  preparations: Preparations;
}

/** The caller has locked the trip, so that nothing can change in between. */
export async function readNews(tx: Tx, trip: RunTrip): Promise<KnownNews> {
  const households = await tx.$queryRaw<KnownHousehold[]>`
    select h.id::text, ${answerColumns}, h.answered_at "answeredAt", i.email::text, i.id is not null asked
    from ${householdsOf(trip.id)}
    left join invites i on i.trip_id = h.trip_id and i.id = h.id
    order by h.answered_at nulls first, h.id`;
  const comments = await tx.$queryRaw<KnownNews['comments']>`
    select n.id::text, n.household_id::text household, n.text, n.created_at at
    from notices n where n.trip_id = ${trip.id}::uuid and not n.announcement
    order by n.created_at, n.id`;
  const preparations = await readPreparations(tx, trip.id);
  return { households, comments, preparations, agreed: JSON.stringify(agreedTo(trip)) };
}

/** Only the trip's organiser sees the address of a household without a name, having entered it. */
export function newsFor({ households, comments, agreed }: KnownNews, organises: boolean): TripNews {
  const named = households.map(({ email, asked, name, ...household }) => ({
    ...household,
    name: name ?? (organises ? email : null) ?? GUEST,
  }));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    agreed,
    households: named,
    comments: comments.map((each) => ({ ...each, name: names.get(each.household) ?? GUEST })),
  };
}
