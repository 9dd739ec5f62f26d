import 'server-only';
import { notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { findPlans, type Plan } from './plan';

/** The caller's household on a trip. */
export interface OwnHousehold {
  id: string;
  attending: boolean | null;
  calledOff: boolean;
}

/** Throws 404 for strangers to the trip. */
export async function ownHousehold(caller: TripCaller, tx?: Tx): Promise<OwnHousehold> {
  const [own] = await readRows<OwnHousehold>(
    Prisma.sql`
      select own.household_id::text id, own.attending, t.called_off_at is not null "calledOff"
      from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
    tx,
  );
  if (!own) throw notFound();
  return own;
}

/** The plan of a household that hasn't been shut; undefined without one. */
export async function planOf(
  { tripId }: TripCaller,
  householdId: string,
  tx?: Tx,
): Promise<Plan | undefined> {
  const [plan] = await findPlans(
    Prisma.sql`c.trip_id = ${tripId}::uuid and c.household_id = ${householdId}::uuid`,
    tx,
  );
  return plan && !plan.shutAt && plan.stands ? plan : undefined;
}
