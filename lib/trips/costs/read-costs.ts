import 'server-only';
import type { z } from 'zod';
import { badInput, forbidden, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, type TripPeople, toPeople } from '../attendance/people';
import type { TripDates } from '../date-rules';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import { type Participant, participantOf } from '../participant';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { COSTS_ALONE, householdsIn, maySee } from './policy';
import {
  allExpenses,
  type CostsColumns,
  type CostsRow,
  costsColumns,
  expensesBefore,
  listingCosts,
  newestExpenses,
  oneExpense,
  toCostsRow,
} from './rows';
import type { Costs, costsPage, Expense, expensesQuery } from './schema';
import { toCosts, type UsualWeights, usualWeights } from './to-costs';

export interface LockedCosts extends LockedTrip<CostsRow> {
  party: Participant;
  householdId: string;
  weights: UsualWeights;
}

/** Also for a trip that is over or called off. */
export async function lockCosts(tx: Tx, caller: TripCaller): Promise<LockedCosts> {
  const columns = Prisma.sql`, ${costsColumns}`;
  const locked = await lockWithPeople<CostsColumns>(tx, caller, { columns, always: true });
  const row = toCostsRow(locked.row);
  const party = participantOf(row);
  if (!party.household_id || !maySee(party, row)) throw forbidden(COSTS_ALONE);
  const weights = usualWeights(locked.households, row);
  return { ...locked, row, party, householdId: party.household_id, weights };
}

export const isGoing = ({ households }: LockedCosts, id: string) =>
  households.some(({ household_id }) => household_id === id);

/** Throws 403 for the caller's own household, 400 for another of the trip, 404 for any other. */
export function refuseHousehold({ row, householdId }: LockedCosts, id: string, field: string): never {
  if (id === householdId) throw forbidden('Only those who are going can do that.');
  if (!row.households.some((each) => each.id === id) && !householdsIn(row).has(id)) throw notFound();
  const words = 'They aren’t going on this trip.';
  throw badInput(words, { [field]: words });
}

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
export async function getCostsRow<More>(caller: TripCaller, listed: Prisma.Sql, more: Prisma.Sql) {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<Omit<OwnCosts, 'expenses'> & CostsColumns & More>(Prisma.sql`
    select t.start_date::text, t.end_date::text, own.household_id::text "ownId", ${listingCosts(listed)}, ${more}
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
