import 'server-only';
import { type Day, formatDay } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { MailFact } from '@/lib/server/mail/content';
import { countText, listText } from '@/lib/text';
import { bookingStatuses, statusText } from '../bookings/statuses';

export interface Preparations {
  bookings: (typeof bookingStatuses)[number][];
  openTodos: number;
  /** The earliest due date of an open to-do; null when none has a date. */
  nextDue: Day | null;
  plans: number;
}

export async function readPreparations(tx: Tx, tripId: string): Promise<Preparations> {
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
