import 'server-only';
import { db, readRows } from '@/lib/server/db/client';
import { isDrivenEachMinute } from '@/lib/server/jobs/health';
import { Prisma } from '@/prisma/generated/client';
import { isHouseholdOf } from '../policy';
import { type TripCaller, viewerOf } from '../trip-caller';
import { ownHousehold, planOf } from './household-plan';
import { planUrl } from './link';
import { carsToDescribe, type OwnCar } from './own-cars';
import { toHomeContact } from './plan';
import type { HomeContact } from './schema';

/** From an account's earlier plan; the form suggests these values. */
export type NamedBefore = Pick<HomeContact, 'name' | 'email' | 'phone' | 'own_phone' | 'device'>;

export interface HomePage {
  plan: HomeContact | null;
  url: string | null;
  before: NamedBefore | null;
  asksEmail: boolean;
  zone: string;
  /** False when the server doesn't run the job queue each minute. Then no plan can be made. */
  driven: boolean;
  cars: OwnCar[];
}

export async function getHomePage(caller: TripCaller): Promise<HomePage> {
  const { id, zone } = await ownHousehold(caller);
  const [plan, before, invite, driven, cars] = await Promise.all([
    planOf(caller, id),
    namedBefore(caller),
    viewerOf(caller) ? null : db.invite.findUnique({ where: { id }, select: { email: true } }),
    isDrivenEachMinute(),
    carsToDescribe(caller.tripId, id),
  ]);
  return {
    plan: plan ? toHomeContact(plan) : null,
    url: plan ? new URL(planUrl(plan.id)).pathname : null,
    before,
    asksEmail: viewerOf(caller) === null && !invite?.email,
    zone,
    driven,
    cars,
  };
}

/** The person whom the account named last, on any trip. */
async function namedBefore(caller: TripCaller): Promise<NamedBefore | null> {
  const viewer = viewerOf(caller);
  if (!viewer) return null;
  const [last] = await readRows<NamedBefore>(Prisma.sql`
    select c.name, c.email::text, c.phone, c.own_phone, c.device
    from home_contacts c join households h on h.trip_id = c.trip_id and h.id = c.household_id
    where ${isHouseholdOf(viewer)} and c.refused_by is null
    order by c.created_at desc limit 1`);
  return last ?? null;
}
