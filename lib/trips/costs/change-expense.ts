import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput, forbidden, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { toPeople } from '../attendance/people';
import { LEFT } from '../households/household-name';
import type { TripCaller } from '../trip-caller';
import { toShareRow } from './add-expense';
import { chooseShares, roundingIn } from './choose-shares';
import { dayProblem } from './expense-day';
import { isGoing, type LockedCosts, lockCosts, refuseHousehold } from './lock-costs';
import { mayChangeExpense } from './policy';
import type { ExpenseField, ExpenseRow } from './rows';
import type { Expense, ExpenseChange } from './schema';
import { splitFairly } from './split';
import { toCosts, toExpense } from './to-costs';
import { changedMeanwhile } from './what-changed';

/**
 * The payer and the sharing households may stay even if they are no longer going, and the day even if it is
 * outside the trip.
 */
export async function changeExpense(
  caller: TripCaller,
  expenseId: string,
  { version, ...input }: ExpenseChange,
): Promise<Expense> {
  return db.$transaction(async (tx) => {
    const { locked, expense: before } = await lockExpense(tx, caller, expenseId);
    if (before.version !== version) throw changedMeanwhile(before, version, payerOf(before, locked));
    const { what, day, cents, paid_by } = input;
    if (paid_by !== before.paid_by && !isGoing(locked, paid_by)) refuseHousehold(locked, paid_by, 'paid_by');
    const wrongDay = day === before.day ? null : dayProblem(day, locked.row);
    if (wrongDay) throw badInput(wrongDay, { day: wrongDay });
    const refund = input.refund ?? before.refund;
    const split = chooseShares(locked, { ...input, refund }, before);
    return save(tx, locked, before, { what, day, cents, paid_by, refund, ...split });
  });
}

export async function setAmountWithin(
  tx: Tx,
  caller: TripCaller,
  expenseId: string,
  cents: number,
): Promise<Expense> {
  const { locked, expense: before } = await lockExpense(tx, caller, expenseId);
  const shares = splitFairly({ ...before, cents }, before.shares, roundingIn(locked), before);
  if (!shares) throw badInput('Nobody shares this expense. Please choose who does in Costs.');
  return save(tx, locked, before, { ...before, cents, shares });
}

async function save(
  tx: Tx,
  locked: LockedCosts,
  before: ExpenseRow,
  fields: Pick<ExpenseRow, 'what' | 'day' | 'cents' | 'paid_by' | 'refund' | 'split' | 'shares'>,
): Promise<Expense> {
  const { id } = before;
  const after = { ...before, ...fields, version: before.version + 1 };
  after.changed_in = { ...before.changed_in, ...changesOf(before, after) };
  const { what, day, cents, paid_by, refund, split, shares, version, changed_in } = after;
  await tx.expense.update({
    where: { id },
    data: { what, day: dateOf(day), cents, paidBy: paid_by, refund, split, version, changedIn: changed_in },
  });
  await tx.expenseShare.deleteMany({ where: { expenseId: id } });
  await tx.expenseShare.createMany({
    data: shares.map((share) => toShareRow({ id, tripId: locked.tripId }, share)),
  });
  return toExpense(after, locked.party, locked.weights);
}

export async function deleteExpense(caller: TripCaller, expenseId: string): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    await lockExpense(tx, caller, expenseId);
    await tx.expense.delete({ where: { id: expenseId } });
    return { id: expenseId };
  });
}

async function lockExpense(tx: Tx, caller: TripCaller, expenseId: string) {
  const locked = await lockCosts(tx, caller);
  const expense = locked.row.expenses.find(({ id }) => id === expenseId);
  if (!expense) throw notFound();
  if (!mayChangeExpense(locked.party, expense)) {
    throw forbidden('Only the household that paid or added this expense, or an organiser, can change it.');
  }
  return { locked, expense };
}

function payerOf({ paid_by }: ExpenseRow, { row, party }: LockedCosts): string {
  const { balances } = toCosts(row, toPeople(row), party);
  return balances.find(({ household_id }) => household_id === paid_by)?.name ?? LEFT;
}

const fields = ['what', 'day', 'cents', 'paid_by', 'refund', 'shares'] as const satisfies ExpenseField[];

function changesOf(before: ExpenseRow, after: ExpenseRow): ExpenseRow['changed_in'] {
  const weightsOf = ({ shares }: ExpenseRow) =>
    shares.map(({ household_id, weight }) => [household_id, weight]);
  const textOf = (row: ExpenseRow, field: ExpenseField) =>
    field === 'shares' ? JSON.stringify(weightsOf(row)) : row[field];
  const changed = fields.filter((field) => textOf(before, field) !== textOf(after, field));
  return Object.fromEntries(changed.map((field) => [field, after.version]));
}
