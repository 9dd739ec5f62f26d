import 'server-only';
import { today } from '@/lib/dates';
import { badInput, conflict, forbidden } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { addExpenseWithin } from '../costs/add-expense';
import { expenseDays } from '../costs/expense-day';
import type { Expense } from '../costs/schema';
import type { TripCaller } from '../trip-caller';
import { findBooking, lockBookings } from './lock-bookings';
import { mayBook } from './to-bookings';

/**
 * Adds a booking's price to the trip's costs, once: paid by the household that books, or by the caller's where nobody
 * does, and split over everyone who is going. Once the expense is deleted, the price can be added again.
 */
export const addBookingExpense = (caller: TripCaller, id: string): Promise<Expense> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings(tx, caller);
    const booking = await findBooking(tx, locked, id);
    const { party, row } = locked;
    if (!mayBook(party, booking))
      throw forbidden('Only whoever books, or an organiser, can add a booking to the costs.');
    if (booking.expense_id) throw conflict('This booking is in the costs already.');
    if (booking.cents === null) {
      const words = 'Please enter what the booking costs first.';
      throw badInput(words, { cents: words });
    }
    const expense = await addExpenseWithin(tx, caller, {
      what: 'Campsite booking',
      day: expenseDay(row),
      cents: booking.cents,
      paid_by: booking.household_id ?? party.household_id ?? '',
    });
    await tx.booking.update({ where: { id }, data: { expenseId: expense.id } });
    return expense;
  });

/** Today; where an expense of the trip can't be of today, the nearest day of which one can be. */
function expenseDay(trip: Parameters<typeof expenseDays>[0]) {
  const [first, last] = expenseDays(trip);
  const now = today();
  return [first, last, now].toSorted()[1] ?? now;
}
