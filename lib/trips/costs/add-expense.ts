import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput, conflict, forbidden } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { chooseShares } from './choose-shares';
import { MAX_EXPENSES } from './cost-limits';
import { dayProblem } from './expense-day';
import { isGoing, lockCosts, refuseHousehold } from './lock-costs';
import { mayAdd } from './policy';
import type { Expense, NewExpense } from './schema';
import { toExpense } from './to-costs';

/** The shares are computed now and don't change when other people join or leave the trip. */
export const addExpense = (caller: TripCaller, input: NewExpense): Promise<Expense> =>
  db.$transaction((tx) => addExpenseWithin(tx, caller, input));

export async function addExpenseWithin(tx: Tx, caller: TripCaller, input: NewExpense): Promise<Expense> {
  const locked = await lockCosts(tx, caller);
  const { tripId, row, party, householdId, weights } = locked;
  if (!mayAdd(party)) throw forbidden('Only those who are going can add an expense.');
  if (!isGoing(locked, input.paid_by)) refuseHousehold(locked, input.paid_by, 'paid_by');
  const wrongDay = dayProblem(input.day, row);
  if (wrongDay) throw badInput(wrongDay, { day: wrongDay });
  const refund = input.refund ?? false;
  const { split, shares } = chooseShares(locked, { ...input, refund }, null);
  if (row.expenses.length >= MAX_EXPENSES) {
    throw conflict(`A trip can have up to ${MAX_EXPENSES} expenses. Please delete one first.`);
  }
  const { what, day, cents, paid_by } = input;
  const { id, version } = await tx.expense.create({
    data: { tripId, what, day: dateOf(day), cents, paidBy: paid_by, addedBy: householdId, refund, split },
    select: { id: true, version: true },
  });
  await tx.expenseShare.createMany({ data: shares.map((share) => toShareRow({ id, tripId }, share)) });
  const added = { id, what, day, cents, paid_by, added_by: householdId, refund, split, shares, version };
  return toExpense({ ...added, changed_in: {} }, party, weights);
}

export const toShareRow = (
  { id: expenseId, tripId }: { id: string; tripId: string },
  { household_id, weight, cents }: { household_id: string; weight: number; cents: number },
) => ({ expenseId, tripId, householdId: household_id, weight, cents });
