import 'server-only';
import { notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { siteTimeZone } from '../undecided/site-time-zone';
import { findPlans, type Plan } from './plan';

/** The caller's household on a trip. */
export interface OwnHousehold {
  id: string;
  attending: boolean | null;
  calledOff: boolean;
  /** Time zone of the site. */
  zone: string;
}

interface OwnRow extends Omit<OwnHousehold, 'zone'> {
  state: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Returns the caller's household. Throws 404 for a caller who is not on the trip. */
export async function ownHousehold(caller: TripCaller, tx?: Tx): Promise<OwnHousehold> {
  const [row] = await readRows<OwnRow>(
    Prisma.sql`
      select own.household_id::text id, own.attending, t.called_off_at is not null "calledOff", c.state, c.latitude, c.longitude
      from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
    tx,
  );
  if (!row) throw notFound();
  const { state, latitude, longitude, ...own } = row;
  return {
    ...own,
    zone: siteTimeZone(latitude === null || longitude === null ? null : { state, latitude, longitude }),
  };
}

/**
 * Returns a household's plan that isn't closed, even if the household is no longer going; undefined
 * without one.
 */
export async function openPlan(
  { tripId }: TripCaller,
  householdId: string,
  tx?: Tx,
): Promise<Plan | undefined> {
  const [plan] = await findPlans(
    Prisma.sql`c.trip_id = ${tripId}::uuid and c.household_id = ${householdId}::uuid and c.shut_at is null`,
    tx,
  );
  return plan;
}

/**
 * Returns the plan that the household may see: undefined without an open plan, and when the household
 * isn't going.
 */
export async function planOf(caller: TripCaller, householdId: string): Promise<Plan | undefined> {
  const plan = await openPlan(caller, householdId);
  return plan?.stands ? plan : undefined;
}
