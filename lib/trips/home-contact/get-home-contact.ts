import 'server-only';
import { notFound } from '@/lib/errors';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { isDrivenEachMinute } from '@/lib/server/jobs/health';
import { Prisma } from '@/prisma/generated/client';
import { tripVehicles } from '../households/people-sql';
import { isHouseholdOf } from '../policy';
import { type TripCaller, tripOfCaller, viewerOf } from '../trip-caller';
import { siteTimeZone } from '../undecided/site-time-zone';
import { type Asked, askedOf, type CarDetails, carName } from './car-details';
import { findPlans, type Plan, planUrl, toHomeContact } from './plan';
import type { HomeContact, HomeContactInput } from './schema';

export interface OwnCar {
  id: string;
  /** "Toyota Prado", or "Your car 2" for one that was only counted. */
  name: string;
  asks: Asked[];
}

type Row = CarDetails & { id: string; rideId: string | null };

const carsOf = (tripId: string, householdId: string, tx?: Tx) =>
  readRows<Row>(
    Prisma.sql`
      select coalesce(ride_id, id)::text id, ride_id::text "rideId", make, model, colour, registration
      from ${tripVehicles} vehicle
      where trip_id = ${tripId}::uuid and household_id = ${householdId}::uuid and type = 'car'
      order by position, coalesce(ride_id, id)`,
    tx,
  );

async function carsToDescribe(tripId: string, householdId: string): Promise<OwnCar[]> {
  const cars = await carsOf(tripId, householdId);
  return cars.flatMap((car, index) => {
    const asks = askedOf(car);
    const name = asks.includes('make') ? `Your car${cars.length > 1 ? ` ${index + 1}` : ''}` : carName(car);
    return asks.length > 0 ? [{ id: car.id, name, asks }] : [];
  });
}

/** An account's details are saved on its rides, a guest's on the trip; empty ones leave what is known. */
export async function describeCars(
  tx: Tx,
  tripId: string,
  householdId: string,
  cars: NonNullable<HomeContactInput['cars']>,
): Promise<void> {
  if (cars.length === 0) return;
  const own = new Map((await carsOf(tripId, householdId, tx)).map((car) => [car.id, car]));
  for (const { id, ...details } of cars) {
    const car = own.get(id);
    if (!car) throw notFound();
    const data = Object.fromEntries(Object.entries(details).filter(([, value]) => value));
    if (Object.keys(data).length === 0) continue;
    if (car.rideId) await tx.ride.update({ where: { id: car.rideId }, data });
    else await tx.tripVehicle.update({ where: { tripId_id: { tripId, id } }, data });
  }
}

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

/** Nobody can read another household's plan, not even an organiser. */
export async function getHomeContact(caller: TripCaller): Promise<HomeContact | null> {
  const plan = await planOf(caller, (await ownHousehold(caller)).id);
  return plan ? toHomeContact(plan) : null;
}
