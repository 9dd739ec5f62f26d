import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { inTurns, nextTurn } from '@/lib/in-steps';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { COSTS_ALONE, maySee, partyOf } from './policy';
import { type CostsColumns, costsColumns, toCostsRow } from './rows';
import type { Costs } from './schema';
import { makingCosts } from './to-costs';

interface Found {
  tripName: string | null;
  /** Null for people on the trip who may not see the costs. */
  costs: Costs | null;
}

/** A trip's costs; null when the caller has no such trip. */
export async function findCosts(caller: TripCaller): Promise<Found | null> {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<PeopleRow & CostsColumns & { trip_name: string | null }>(costsSql(caller));
  if (!found) return null;
  const row = toCostsRow(found);
  const party = partyOf(row);
  if (!maySee(party, row)) return { tripName: row.trip_name, costs: null };
  const people = toPeople(row);
  await nextTurn();
  return { tripName: row.trip_name, costs: await inTurns(makingCosts(row, people, party)) };
}

/** The query of findCosts, exported so that a test can look at its plan. */
export const costsSql = (caller: TripCaller) => Prisma.sql`
  select t.name trip_name, ${peopleOfTrip}, ${costsColumns}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

/** The same for an API call: throws 404 for strangers, and 403 for people on the trip who may not see the costs. */
export async function getCosts(caller: TripCaller): Promise<{ tripName: string | null; costs: Costs }> {
  const found = await findCosts(caller);
  if (!found) throw notFound();
  const { tripName, costs } = found;
  if (!costs) throw forbidden(COSTS_ALONE);
  return { tripName, costs };
}
