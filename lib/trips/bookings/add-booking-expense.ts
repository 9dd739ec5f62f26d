import 'server-only';
import { today } from '@/lib/dates';
import { badInput, conflict, forbidden } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { addExpenseWithin, setAmountWithin } from '../costs/change-expense';
import { expenseDays } from '../costs/cost-limits';
import type { Expense } from '../costs/schema';
import { defaultWeight } from '../costs/split';
import type { Participant } from '../participant';
import type { TripCaller } from '../trip-caller';
import { type BookingRow, mayBook } from './policy';
import { findBooking, type LockedBookings, lockBookings, stopIn } from './read-bookings';

/**
 * The payer is the household that books or, when none is named, the caller's. After the expense was deleted,
 * the price can be added again.
 */
export const addBookingExpense = (caller: TripCaller, id: string): Promise<Expense> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings(tx, caller);
    const booking = await findBooking(tx, locked, id);
    const { party, row } = locked;
    const cents = priceOf(booking, party);
    if (booking.expense_id) throw conflict('This booking is in the costs already.');
    const expense = await addExpenseWithin(tx, caller, {
      what: 'Campsite booking',
      day: expenseDay(row),
      cents,
      paid_by: booking.household_id ?? party.household_id ?? '',
      ...(row.stops && booking.left_site === null && { shares: sharesAt(locked, booking) }),
    });
    await tx.booking.update({ where: { id }, data: { expenseId: expense.id } });
    return expense;
  });

export const changeBookingExpense = (caller: TripCaller, id: string): Promise<Expense> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings(tx, caller);
    const booking = await findBooking(tx, locked, id);
    const cents = priceOf(booking, locked.party);
    if (!booking.expense_id) throw conflict('This booking isn’t in the costs yet.');
    return setAmountWithin(tx, caller, booking.expense_id, cents);
  });

/** Those who sleep at the booking's stop, by people and nights there; everybody where none of them counts. */
function sharesAt(locked: LockedBookings, { stop_id }: BookingRow) {
  const { arrive_on, leave_on } = stopIn(locked, stop_id);
  const stay = { start_date: arrive_on, end_date: leave_on };
  const shares = locked.households.flatMap((household) => {
    const { weight } = defaultWeight(household, stay);
    return weight > 0 ? [{ household_id: household.household_id, weight }] : [];
  });
  return shares.length > 0 ? shares : null;
}

function priceOf(booking: BookingRow, party: Participant): number {
  if (!mayBook(party, booking))
    throw forbidden('Only the household that books or an organiser can add a booking to the costs.');
  if (booking.cents !== null) return booking.cents;
  const words = 'Please enter what the booking costs first.';
  throw badInput(words, { cents: words });
}

/** Today or, when an expense of this trip can't have today's date, the nearest day that it can have. */
function expenseDay(trip: Parameters<typeof expenseDays>[0]) {
  const [first, last] = expenseDays(trip);
  const now = today();
  return [first, last, now].toSorted()[1] ?? now;
}
