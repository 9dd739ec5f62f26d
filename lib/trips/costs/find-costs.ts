import 'server-only';
import type { z } from 'zod';
import { forbidden, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, type TripPeople, toPeople } from '../attendance/people';
import type { TripDates } from '../date-rules';
import { participantOf } from '../participant';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { COSTS_ALONE, maySee } from './policy';
import {
  allExpenses,
  type CostsColumns,
  type CostsRow,
  expensesBefore,
  listingCosts,
  newestExpenses,
  oneExpense,
  toCostsRow,
} from './rows';
import type { Costs, costsPage, Expense, expensesQuery } from './schema';
import { toCosts } from './to-costs';

type OwnCosts = TripDates & Pick<PeopleRow, 'ownId'> & CostsRow;

interface Found {
  tripName: string | null;
  count: number;
  /** Null for people on the trip who may not see them. */
  costs: Costs | null;
}

/** Null when the caller isn't on the trip. */
export async function findCosts(caller: TripCaller, listed = allExpenses): Promise<Found | null> {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<PeopleRow & CostsColumns & { trip_name: string | null }>(
    costsSql(caller, listed),
  );
  if (!found) return null;
  const row = toCostsRow(found);
  return { tripName: row.trip_name, count: row.all.count, costs: costsFor(row, toPeople(row)) };
}

/** Null when the reader may not see them. */
export function costsFor(row: OwnCosts, people: TripPeople): Costs | null {
  const party = participantOf(row);
  if (!maySee(party, row)) return null;
  return toCosts(row, people, party);
}

/** Leaves out the trip's people, because the trip's page has already read them. */
export async function getCostsRow(caller: TripCaller, listed: Prisma.Sql): Promise<OwnCosts | null> {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<Omit<OwnCosts, 'expenses'> & CostsColumns>(Prisma.sql`
    select t.start_date::text, t.end_date::text, own.household_id::text "ownId", ${listingCosts(listed)}
    from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  return found ? toCostsRow(found) : null;
}

/** Exported so that a test can check its query plan. */
export const costsSql = (caller: TripCaller, listed = allExpenses) => Prisma.sql`
  select t.name trip_name, ${peopleOfTrip}, ${listingCosts(listed)}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

/** Throws 404 when the caller isn't on the trip, and 403 when they may not see its costs. */
export async function getCosts(caller: TripCaller, listed?: Prisma.Sql): Promise<Found & { costs: Costs }> {
  const found = await findCosts(caller, listed);
  if (!found) throw notFound();
  const { costs } = found;
  if (!costs) throw forbidden(COSTS_ALONE);
  return { ...found, costs };
}

/** On the largest trip, each expense has 200 shares. */
const EXPENSES_PAGE = 50;

export async function getCostsPage(
  caller: TripCaller,
  { before }: z.output<typeof expensesQuery>,
): Promise<z.output<typeof costsPage>> {
  const listed = before ? expensesBefore(before, EXPENSES_PAGE) : newestExpenses(EXPENSES_PAGE);
  const { costs, count } = await getCosts(caller, listed);
  return { ...costs, count };
}

export async function getExpense(caller: TripCaller, expenseId: string): Promise<Expense> {
  if (!isId(expenseId)) throw notFound();
  const { costs } = await getCosts(caller, oneExpense(expenseId));
  const [expense] = costs.expenses;
  if (!expense) throw notFound();
  return expense;
}
