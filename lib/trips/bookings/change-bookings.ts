import 'server-only';
import { dateOf, dateOrNull, today } from '@/lib/dates';
import { badInput, conflict, forbidden } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, type Tx } from '@/lib/server/db/client';
import { requireGoing } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import type { BookingRow } from './booking-columns';
import { bookingProblems } from './booking-problems';
import { dropTodos, syncDeadlineTodos } from './booking-todos';
import { findBooking, type LockedBookings, lockBookings, readBooking } from './lock-bookings';
import { mayChangeBooking } from './policy';
import { requireOwnPitches, savePitches } from './save-pitches';
import type { Booking, BookingChange, NewBooking } from './schema';

/** Enough for a large trip on which each household books for itself, and still fits on one page. */
export const MOST_BOOKINGS = 30;

const GOERS_ALONE = 'Only those who are going can add a booking.';
const THEIRS_ALONE = 'Only the household that books or added this booking, or an organiser, can change it.';

type Values = Omit<
  BookingRow,
  'id' | 'version' | 'status_on' | 'by' | 'expense_id' | 'expense_cents' | 'pitches'
>;

const nothing: Omit<Values, 'status'> = {
  household_id: null,
  reference: null,
  check_in: null,
  check_out: null,
  people: null,
  cars: null,
  cents: null,
  deposit_cents: null,
  deposit_paid: false,
  pay_by: null,
  cancel_until: null,
  notes: null,
};

export const addBooking = (caller: TripCaller, sent: NewBooking): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings(tx, caller, { goers: GOERS_ALONE });
    const { tripId, row } = locked;
    if (!row.ownId) throw forbidden(GOERS_ALONE);
    if ((await tx.booking.count({ where: { tripId } })) >= MOST_BOOKINGS)
      throw conflict(`A trip has room for ${MOST_BOOKINGS} bookings. Please delete one first.`);
    const values = valuesWith({ ...nothing, status: sent.status }, sent);
    check(locked, values, null);
    const { id } = await tx.booking.create({
      data: { tripId, addedBy: row.ownId, ...toColumns(values), statusOn: dateOf(today()) },
      select: { id: true },
    });
    // Ignore the ids that were sent: a new booking has no pitches yet, so they belong to others.
    const pitches = (sent.pitches ?? []).map((pitch) => ({ ...pitch, id: null }));
    await savePitches(tx, locked, { id, by: row.ownId, ...values, pitches: [] }, pitches);
    await syncDeadlineTodos(tx, locked, null, { id, by: row.ownId, ...values });
    return readBooking(tx, locked, id);
  });

export const changeBooking = (caller: TripCaller, id: string, sent: BookingChange): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const { locked, before } = await lockOwn(tx, caller, id);
    const { version, pitches } = sent;
    if (before.version !== version)
      throw conflict('This booking was changed in the meantime. Please look at it again.');
    const values = valuesWith(before, sent);
    check(locked, values, before);
    const statusOn = values.status === before.status ? before.status_on : today();
    await tx.booking.update({
      where: { id },
      data: { ...toColumns(values), statusOn: dateOf(statusOn), version: version + 1 },
    });
    if (pitches) {
      requireOwnPitches(pitches, before);
      await savePitches(tx, locked, { ...before, ...values }, pitches);
    }
    await syncDeadlineTodos(tx, locked, before, { ...before, ...values });
    return readBooking(tx, locked, id);
  });

/** If the price was added to the costs, the expense stays. */
export const removeBooking = (caller: TripCaller, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const { locked } = await lockOwn(tx, caller, id);
    await dropTodos(tx, locked, { bookingId: id });
    await tx.booking.delete({ where: { id } });
  });

async function lockOwn(tx: Tx, caller: TripCaller, id: string) {
  const locked = await lockBookings(tx, caller);
  const before = await findBooking(tx, locked, id);
  if (!mayChangeBooking(locked.party, before)) throw forbidden(THEIRS_ALONE);
  return { locked, before };
}

function valuesWith(before: Values, { pitches: _, ...sent }: Partial<NewBooking>): Values {
  const values = { ...before, ...omitUndefined(sent) };
  return { ...values, deposit_paid: values.deposit_paid ?? false };
}

/** A household that is no longer going is accepted if the booking already had it. */
function check(locked: LockedBookings, values: Values, before: BookingRow | null): void {
  const { household_id } = values;
  if (household_id && household_id !== before?.household_id) requireGoing(locked, household_id);
  const fields = bookingProblems(values, locked.row, before);
  const [words] = Object.values(fields);
  if (words !== undefined) throw badInput(words, fields);
}

const toColumns = (values: Values) => ({
  status: values.status,
  householdId: values.household_id,
  reference: values.reference,
  checkIn: values.check_in,
  checkOut: values.check_out,
  cents: values.cents,
  depositCents: values.deposit_cents,
  depositPaid: values.deposit_paid,
  payBy: dateOrNull(values.pay_by),
  cancelUntil: dateOrNull(values.cancel_until),
  people: values.people,
  cars: values.cars,
  notes: values.notes,
});
