import 'server-only';
import { type Day, dateOrNull, today } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { BookingDeadline, Prisma } from '@/prisma/generated/client';
import { beginning } from '../notifications/bell-words';
import { forgetTodos, tellOwner } from '../todos/change-todos';
import type { LockedBookings } from './read-bookings';
import type { Booking } from './schema';
import { isMade } from './statuses';

type Dated = Pick<
  Booking,
  'id' | 'stop_id' | 'by' | 'household_id' | 'status' | 'left_site' | BookingDeadline
>;

/** A to-do has at most 200 characters. */
const MOST_SITE = 120;

const texts: Record<BookingDeadline, (site: string) => string> = {
  pay_by: (site) => `Pay for the booking at ${site}`,
  cancel_until: (site) => `Last day to cancel free: ${site}`,
};

/**
 * A to-do that somebody has deleted is added again only if the date or the household changes, or the booking
 * is needed again.
 */
export async function syncDeadlineTodos(
  tx: Tx,
  locked: LockedBookings,
  before: Dated | null,
  after: Dated,
): Promise<void> {
  for (const deadline of ['pay_by', 'cancel_until'] as const) {
    const wanted = todoOf(after, deadline, locked);
    const wantedBefore = before && todoOf(before, deadline, locked);
    const same = wanted?.due === wantedBefore?.due && wanted?.text === wantedBefore?.text;
    if (same && after.household_id === before?.household_id) continue;
    const says = wanted?.text !== wantedBefore?.text;
    if (wanted) await keepTodo(tx, locked, after, { deadline, ...wanted, says });
    else if (wantedBefore) await dropTodos(tx, locked, { bookingId: after.id, deadline });
  }
}

interface Wanted {
  text: string;
  due: Day | null;
}

/** Once the trip goes elsewhere, the booking is to be cancelled, even after the last free day. */
function todoOf(booking: Dated, deadline: BookingDeadline, locked: LockedBookings): Wanted | null {
  const { status, left_site, [deadline]: due } = booking;
  if (status === 'not needed') return null;
  const site = stopOfRow(locked, booking)?.location_name ?? locked.row.site;
  if (left_site === null) return due ? { text: texts[deadline](beginning(site, MOST_SITE)), due } : null;
  if (deadline === 'pay_by' || !isMade(status)) return null;
  const text = `Cancel the booking at ${beginning(left_site, MOST_SITE)}`;
  return { text, due: due && due >= today() ? due : null };
}

async function keepTodo(
  tx: Tx,
  locked: LockedBookings,
  { id: bookingId, by, household_id }: Dated,
  { deadline, due, text: words, says }: Wanted & { deadline: BookingDeadline; says: boolean },
): Promise<void> {
  const { tripId, row } = locked;
  const where = { bookingId_deadline: { bookingId, deadline } };
  const now = { ownerId: household_id, dueOn: dateOrNull(due) };
  const before = await tx.todo.findUnique({ where });
  // When the date changes, the to-do must be done again.
  const again = (says || before?.dueOn?.getTime() !== now.dueOn?.getTime()) && { doneAt: null, doneBy: null };
  const { id, text, doneAt } = await tx.todo.upsert({
    where,
    update: { ...now, ...again, ...(says && { text: words }) },
    create: {
      ...now,
      tripId,
      bookingId,
      deadline,
      addedBy: by ?? row.ownId ?? tripId,
      origin: 'booking',
      text: words,
    },
  });
  const todo = { id, text, household_id, due_on: due, done: doneAt !== null };
  await tellOwner(tx, locked, todo, before?.ownerId ?? null);
}

export async function dropTodos(
  tx: Tx,
  locked: LockedBookings,
  which: Pick<Prisma.TodoWhereInput, 'bookingId' | 'deadline'>,
): Promise<void> {
  const gone = await tx.todo.findMany({ where: which, select: { id: true } });
  const ids = gone.map(({ id }) => id);
  await tx.todo.deleteMany({ where: { id: { in: ids } } });
  await forgetTodos(tx, locked, ids);
}

export const stopOfRow = ({ row }: LockedBookings, { stop_id }: Pick<Booking, 'stop_id'>) =>
  row.stops?.find(({ id }) => id === stop_id);
