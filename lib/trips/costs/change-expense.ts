import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput, conflict, forbidden, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { toPeople } from '../attendance/people';
import { LEFT } from '../households/household-name';
import type { TripCaller } from '../trip-caller';
import { dayProblem, MAX_EXPENSES } from './cost-limits';
import { mayAdd, mayChangeExpense } from './policy';
import { isGoing, type LockedCosts, lockCosts, refuseHousehold } from './read-costs';
import type { ExpenseField, ExpenseRow } from './rows';
import type { Expense, ExpenseChange, NewExpense } from './schema';
import { hasWeights, type Rounding, splitFairly, toHundredths, type Weighted } from './split';
import { toCosts, toExpense } from './to-costs';
import { changedMeanwhile } from './what-changed';

type Split = Pick<ExpenseRow, 'split' | 'shares'>;

/**
 * A household that is no longer going may stay in an expense that it already shares, with its earlier
 * weight.
 */
function chooseShares(
  locked: LockedCosts,
  {
    day,
    cents,
    refund,
    shares: asked,
  }: Pick<ExpenseRow, 'day' | 'cents' | 'refund'> & Pick<NewExpense, 'shares'>,
  before: ExpenseRow | null,
): Split {
  const split = (weights: Weighted[]) => splitFairly({ cents, refund }, weights, roundingIn(locked), before);
  if (asked === 'there') {
    const shares = split(locked.weights.thereOn(day));
    if (!shares) throw nobodyCounts('No adult or child is there on that day who could share this.');
    return { split: 'there', shares };
  }
  const weights = asked ? asked.map((share) => weigh(locked, share, before)) : locked.weights.going;
  const shares = split(weights);
  if (!shares) {
    throw nobodyCounts(
      asked?.some(({ weight }) => weight != null)
        ? 'Please give at least one household a weight above 0.'
        : 'No adult or child is coming who could share this. Please choose weights.',
    );
  }
  if (!asked) return { split: 'everyone', shares };
  // A client that changes only the amount sends all weights too, so the same weights keep the kind of split.
  const sameDay = before?.split !== 'there' || before.day === day;
  if (before && sameDay && hasWeights(before.shares, weights)) return { split: before.split, shares };
  return { split: asked.some(({ weight }) => weight != null) ? 'weighted' : 'chosen', shares };
}

const roundingIn = ({ row }: LockedCosts): Rounding =>
  new Map(row.parts.map(({ household_id, rounding }) => [household_id, rounding]));

function weigh(
  locked: LockedCosts,
  { household_id, weight }: { household_id: string; weight?: number | null | undefined },
  before: ExpenseRow | null,
): Weighted {
  const isHousehold = (one: Weighted) => one.household_id === household_id;
  const had = before?.shares.find(isHousehold);
  if (!isGoing(locked, household_id) && !had) refuseHousehold(locked, household_id, 'shares');
  const usual = locked.weights.going.find(isHousehold) ?? had;
  return { household_id, weight: weight == null ? (usual?.weight ?? 0) : toHundredths(weight) };
}

const nobodyCounts = (words: string) => badInput(words, { shares: words });

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

const toShareRow = (
  { id: expenseId, tripId }: { id: string; tripId: string },
  { household_id, weight, cents }: { household_id: string; weight: number; cents: number },
) => ({ expenseId, tripId, householdId: household_id, weight, cents });

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
