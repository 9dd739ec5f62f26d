import 'server-only';
import { type Day, dateOf } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { BookingDeadline, Prisma } from '@/prisma/generated/client';
import { beginning } from '../notifications/bell-words';
import { forgetTodos, tellOwner } from '../todos/tell-owner';
import type { LockedBookings } from './lock-bookings';
import type { Booking } from './schema';

type Dated = Pick<Booking, 'id' | 'by' | 'household_id' | 'status' | BookingDeadline>;

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
    const [due, dueBefore] = [dueOn(after, deadline), before && dueOn(before, deadline)];
    if (due === dueBefore && after.household_id === before?.household_id) continue;
    if (due) await keepTodo(tx, locked, after, { deadline, due });
    else if (dueBefore) await dropTodos(tx, locked, { bookingId: after.id, deadline });
  }
}

const dueOn = (booking: Dated, deadline: BookingDeadline) =>
  booking.status === 'not needed' ? null : booking[deadline];

async function keepTodo(
  tx: Tx,
  locked: LockedBookings,
  { id: bookingId, by, household_id }: Dated,
  { deadline, due }: { deadline: BookingDeadline; due: Day },
): Promise<void> {
  const { tripId, row } = locked;
  const where = { bookingId_deadline: { bookingId, deadline } };
  const now = { ownerId: household_id, dueOn: dateOf(due) };
  const before = await tx.todo.findUnique({ where });
  // When the date changes, the to-do must be done again.
  const again = before?.dueOn?.getTime() !== now.dueOn.getTime() && { doneAt: null, doneBy: null };
  const { id, text, doneAt } = await tx.todo.upsert({
    where,
    update: { ...now, ...again },
    create: {
      ...now,
      tripId,
      bookingId,
      deadline,
      addedBy: by ?? row.ownId ?? tripId,
      origin: 'booking',
      text: texts[deadline](beginning(row.site, MOST_SITE)),
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
