import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { today } from '@/lib/dates';
import { badInput, conflict, forbidden } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { requireGoing } from '../lock-with-people';
import type { Stop } from '../stops/stops';
import type { TripCaller } from '../trip-caller';
import { requireOwnPitches, savePitches } from './change-pitches';
import { dropTodos, stopOfRow, syncDeadlineTodos } from './deadline-todos';
import { type BookingRow, mayChangeBooking } from './policy';
import {
  fieldNames,
  findBooking,
  findBookings,
  type LockedBookings,
  lockBookings,
  readBooking,
  stopIn,
  stopToKeep,
} from './read-bookings';
import {
  type Booking,
  type BookingChange,
  type BookingFields,
  bookingProblems,
  type NewBooking,
} from './schema';
import { isMade } from './statuses';

/** Enough for a large trip on which each household books for itself, and still fits on one page. */
export const MOST_BOOKINGS = 30;

const GOERS_ALONE = 'Only those who are going can add a booking.';
const THEIRS_ALONE = 'Only the household that books or added this booking, or an organiser, can change it.';

type Values = Pick<BookingRow, keyof BookingFields>;

const nothing = Object.fromEntries(fieldNames.map((name) => [name, null])) as unknown as Omit<
  Values,
  'status'
>;

/** They have the names of the fields. */
const columns = Prisma.raw(fieldNames.join(', '));
const rowOf = (values: Values) =>
  Prisma.sql`jsonb_populate_record(null::bookings, ${JSON.stringify(values, fieldNames)}::jsonb)`;

export const addBooking = (caller: TripCaller, sent: NewBooking): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings(tx, caller, { goers: GOERS_ALONE });
    const { tripId, row } = locked;
    if (!row.ownId) throw forbidden(GOERS_ALONE);
    if ((await tx.booking.count({ where: { tripId } })) >= MOST_BOOKINGS)
      throw conflict(`A trip has room for ${MOST_BOOKINGS} bookings. Please delete one first.`);
    const values = valuesWith({ ...nothing, status: sent.status }, sent);
    const stop = stopIn(locked, sent.stop_id);
    check(locked, stop, values, null);
    const id = uuid7();
    await tx.$executeRaw`
      insert into bookings (id, trip_id, stop_id, added_by, status_on, ${columns})
      select ${id}::uuid, ${tripId}::uuid, ${stopToKeep(locked, stop)}::uuid, ${row.ownId}::uuid, ${today()}::date,
             ${columns} from ${rowOf(values)}`;
    // Ignore the ids that were sent: a new booking has no pitches yet, so they belong to others.
    const pitches = (sent.pitches ?? []).map((pitch) => ({ ...pitch, id: null }));
    await savePitches(tx, locked, { id, by: row.ownId, ...values, pitches: [] }, pitches);
    const added = { id, stop_id: stop.id, by: row.ownId, left_site: null, ...values };
    await syncDeadlineTodos(tx, locked, null, added);
    return readBooking(tx, locked, id);
  });

export const changeBooking = (caller: TripCaller, id: string, sent: BookingChange): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const { locked, before } = await lockOwn(tx, caller, id);
    const { version, pitches } = sent;
    if (before.version !== version)
      throw conflict('This booking was changed in the meantime. Please look at it again.');
    const values = valuesWith(before, sent);
    const stop =
      before.left_site === null ? stopIn(locked, sent.stop_id ?? stopOfRow(locked, before)?.id) : null;
    check(locked, stop ?? stopIn(locked, null), values, before);
    const statusOn = values.status === before.status ? before.status_on : today();
    await tx.$executeRaw`
      update bookings set
        version = ${version + 1}, stop_id = ${stop ? Prisma.sql`${stopToKeep(locked, stop)}::uuid` : Prisma.sql`stop_id`}, status_on = ${statusOn}::date,
        (${columns}) = (select ${columns} from ${rowOf(values)})
      where id = ${id}::uuid`;
    if (pitches) {
      requireOwnPitches(pitches, before);
      await savePitches(tx, locked, { ...before, ...values }, pitches);
    }
    const stop_id = stop?.id ?? before.stop_id;
    await syncDeadlineTodos(tx, locked, before, { ...before, ...values, stop_id });
    return readBooking(tx, locked, id);
  });

/** If the price was added to the costs, the expense stays. */
export const removeBooking = (caller: TripCaller, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const { locked } = await lockOwn(tx, caller, id);
    await dropTodos(tx, locked, { bookingId: id });
    await tx.booking.delete({ where: { id } });
  });

interface SitesOfBookings {
  /** The site that the trip leaves for its plan B: bookings made for it stand, marked with its name. */
  left: string | null;
  /** Names of the site at which the trip now is: bookings for it aren't marked any more. */
  back: readonly string[];
  /** Only bookings of this stop; null on a trip with one. */
  stop: string | null;
  /** The new stop to which those that come back belong, wherever they were. */
  to?: string;
}

/** The caller has changed the site. */
export async function moveBookings(
  tx: Tx,
  caller: TripCaller,
  { left, back, stop, to }: SitesOfBookings,
): Promise<void> {
  const locked = await lockBookings(tx, caller);
  for (const before of await findBookings(tx, locked)) {
    const { id, status, left_site } = before;
    const after = {
      ...before,
      stop_id: to ?? before.stop_id,
      left_site:
        left_site === null ? (isMade(status) ? left : null) : back.includes(left_site) ? null : left_site,
    };
    if (after.left_site === left_site || (stop !== null && before.stop_id !== stop)) continue;
    await tx.booking.update({
      where: { id },
      data: { leftSite: after.left_site, ...(to && { stopId: to }), version: { increment: 1 } },
      select: { id: true },
    });
    await syncDeadlineTodos(tx, locked, before, after);
  }
}

/** Nothing was typed into it. */
const isBare = ({ pitches, expense_id, ...booking }: BookingRow): boolean =>
  fieldNames.every(
    (name) => ['status', 'household_id'].includes(name) || booking[name] === null || booking[name] === false,
  ) &&
  pitches.length === 0 &&
  expense_id === null;

/**
 * Where a stop is taken out, its bookings stay and are marked with the place's name if they are made or somebody typed
 * something into them. Empty ones are deleted.
 */
export async function leaveBookings(
  tx: Tx,
  caller: TripCaller,
  stops: readonly { id: string; locationName: string }[],
): Promise<void> {
  if (stops.length === 0) return;
  const locked = await lockBookings(tx, caller);
  const bookings = await findBookings(tx, locked);
  for (const { id: stopId, locationName } of stops) {
    for (const before of bookings) {
      const { id, status, stop_id, left_site } = before;
      if (stop_id !== stopId || left_site !== null) continue;
      if (!isMade(status) && isBare(before)) {
        await dropTodos(tx, locked, { bookingId: id });
        await tx.booking.delete({ where: { id } });
        continue;
      }
      await tx.booking.update({
        where: { id },
        data: { leftSite: locationName, stopId: null, version: { increment: 1 } },
        select: { id: true },
      });
      await syncDeadlineTodos(tx, locked, before, { ...before, left_site: locationName });
    }
  }
}

async function lockOwn(tx: Tx, caller: TripCaller, id: string) {
  const locked = await lockBookings(tx, caller);
  const before = await findBooking(tx, locked, id);
  if (!mayChangeBooking(locked.party, before)) throw forbidden(THEIRS_ALONE);
  return { locked, before };
}

function valuesWith(before: Values, { pitches: _, stop_id: _s, ...sent }: Partial<NewBooking>): Values {
  const values = { ...before, ...omitUndefined(sent) };
  return { ...values, deposit_paid: values.deposit_paid ?? false };
}

/** A household that is no longer going is accepted if the booking already had it. */
function check(locked: LockedBookings, stop: Stop, values: Values, before: BookingRow | null): void {
  const { household_id } = values;
  if (household_id && household_id !== before?.household_id) requireGoing(locked, household_id);
  const fields = bookingProblems(
    values,
    { start_date: stop.arrive_on, end_date: stop.leave_on, number: stop.number },
    before,
  );
  const [words] = Object.values(fields);
  if (words !== undefined) throw badInput(words, fields);
}
