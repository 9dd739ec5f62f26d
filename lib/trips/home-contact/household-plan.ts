import 'server-only';
import { notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { siteTimeZone } from '../undecided/site-time-zone';
import { findPlans, type Plan } from './plan';

export interface OwnHousehold {
  id: string;
  attending: boolean | null;
  calledOff: boolean;
  zone: string;
}

interface OwnRow extends Omit<OwnHousehold, 'zone'> {
  state: string | null;
  latitude: number | null;
  longitude: number | null;
}

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

/** Even if the household is no longer going. */
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

export async function planOf(caller: TripCaller, householdId: string): Promise<Plan | undefined> {
  const plan = await openPlan(caller, householdId);
  return plan?.stands ? plan : undefined;
}
