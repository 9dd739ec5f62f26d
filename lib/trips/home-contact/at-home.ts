import 'server-only';
import { daysBetween } from '@/lib/dates';
import { AppError, notFound } from '@/lib/errors';
import { dayIn, isoIn } from '@/lib/places/clock';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { lower } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { backupSite } from '../backups/get-backups';
import { planBTitles } from '../backups/plan-b-words';
import { bookingsAt } from '../bookings/by-stop';
import { bookingLines, type CalendarBooking } from '../calendar/event';
import { lineOfTrip } from '../conditions/get-conditions';
import { inOrder, tripPeople, tripVehicles } from '../households/people-sql';
import { areSeveral } from '../stops/stops';
import { hasOpenSiteAt } from '../undecided/when-and-where';
import { type CarDetails, carName } from './car-details';
import { tellHousehold } from './home-mail';
import { householdOf } from './mails';
import { findPlans, isOpen, ownStops, type Plan } from './plan';
import { allowSender, refuseSender } from './plan-refusals';
import type { AtHome } from './schema';
import { noteBack } from './set-home-contact';

/** Returns a closed plan too; null for an unknown link or a deleted plan. */
export async function planByToken(token: string, tx?: Tx): Promise<Plan | null> {
  const [plan] = await findPlans(Prisma.sql`c.token_hash = ${hashToken(token)}`, tx);
  return plan ?? null;
}

const SHUT = 'This plan has been shut.';

/**
 * A plan is also shut when the trip was called off or the household isn't going, unless somebody has said
 * that the household is back.
 */
export const isShut = (plan: Plan) => plan.shutAt !== null || (!plan.stands && !plan.backSaidAt);

/** Throws 410 for a plan that was closed or that this person has refused. */
export async function getAtHome(token: string): Promise<AtHome> {
  const plan = await planByToken(token);
  if (!plan) throw notFound();
  if (isShut(plan) || plan.refusedBy === 'person') throw new AppError(410, SHUT);
  return toAtHome(plan);
}

type VehicleRow = CarDetails & { type: AtHome['vehicles'][number]['type']; name: string };

interface Details {
  people: string[];
  vehicles: AtHome['vehicles'];
  bookings: CalendarBooking[];
  planBs: { stop_id: string | null; name: string; stop: { number: number; location_name: string } | null }[];
}

const nothing = {
  people: [],
  vehicles: [],
  site: null,
  booking: [],
  conditions: null,
  plan_b: null,
  nights: 0,
  route: null,
  device: null,
  phone: null,
};

/**
 * Before the plan is sent, after the return, after a refusal, and once the household has left the trip, the
 * page shows only the household's name and the times.
 */
export async function toAtHome(plan: Plan): Promise<AtHome> {
  const { trip, zone, sentAt, backSaidAt, refusedBy, route, device, ownPhone } = plan;
  const leaves = trip?.arriveOn ?? dayIn(zone, plan.backAt);
  const times = {
    household: householdOf(plan),
    leaves_on: leaves,
    back_at: isoIn(zone, plan.backAt),
    worry_at: isoIn(zone, plan.worryAt),
    back_said_at: backSaidAt && isoIn(zone, backSaidAt),
  };
  if (backSaidAt || refusedBy === 'person' || !trip || !sentAt) return { ...nothing, ...times };
  const own = ownStops(trip);
  const first = trip.stops?.[0]?.id;
  const isOwn = (stopId: string | null | undefined) =>
    own.length === 0 || own.some(({ id }) => id === (stopId ?? first));
  const [{ people, vehicles, bookings, planBs }, conditions] = await Promise.all([
    detailsOf(plan),
    lineOfTrip(plan.tripId, isOwn),
  ]);
  const ownPlanBs = planBs.filter(
    ({ stop_id, stop }) => isOwn(stop_id) && !hasOpenSiteAt(trip.openVote, stop?.number ?? 1),
  );
  const stops = own.map(({ location_name: name, latitude, longitude, arrive_on, leave_on }) => ({
    name,
    latitude,
    longitude,
    arrive_on,
    leave_on,
  }));
  const { latitude = null, longitude = null, url = null } = trip.site ?? {};
  return {
    ...times,
    people,
    vehicles,
    route,
    device,
    phone: ownPhone,
    booking: areSeveral(own)
      ? own.flatMap(({ place, ...stop }) =>
          bookingLines(bookingsAt(bookings, stop, trip.stops ?? own), 'Their').map(
            (line) => `${place}: ${lower(line)}`,
          ),
        )
      : bookingLines(
          bookings.filter(({ stop_id }) => isOwn(stop_id)),
          'Their',
        ),
    conditions,
    plan_b: ownPlanBs.length > 0 ? planBTitles(ownPlanBs) : null,
    site: { name: trip.locationName, latitude, longitude, url },
    ...(stops.length > 0 && { stops }),
    nights: daysBetween(trip.arriveOn, trip.leaveOn),
  };
}

/** Leaves out what belongs to other households. */
async function detailsOf({ tripId, householdId }: Plan): Promise<Details> {
  const [found] = await readRows<Omit<Details, 'vehicles'> & { vehicles: VehicleRow[] }>(Prisma.sql`
    select
      (select coalesce(json_agg(name order by ${inOrder}), '[]') from ${tripPeople} person
       where trip_id = ${tripId}::uuid and household_id = ${householdId}::uuid and type = 'camper') people,
      (select coalesce(json_agg(json_build_object(
         'type', type, 'name', coalesce(trailer_type::text, boat_type::text, description, type::text),
         'make', make, 'model', model, 'colour', colour, 'registration', registration) order by type, position, coalesce(ride_id, id)), '[]')
       from ${tripVehicles} vehicle
       where trip_id = ${tripId}::uuid and household_id = ${householdId}::uuid) vehicles,
      (select coalesce(json_agg(json_build_object(
         'stop_id', b.stop_id, 'status', b.status, 'reference', b.reference, 'check_in', b.check_in, 'check_out', b.check_out,
         'pitches', (select coalesce(json_agg(pitch.name), '[]') from pitches pitch
           join pitch_households placed on placed.pitch_id = pitch.id
           where pitch.booking_id = b.id and placed.household_id = ${householdId}::uuid)
       ) order by b.id), '[]')
       from bookings b
       where b.trip_id = ${tripId}::uuid and b.left_site is null and (b.household_id = ${householdId}::uuid or not exists (
         select from pitches pitch join pitch_households placed on placed.pitch_id = pitch.id
         where pitch.booking_id = b.id
         having count(*) > 0 and not bool_or(placed.household_id = ${householdId}::uuid)))) bookings,
      (select coalesce(json_agg(json_build_object('stop_id', b.stop_id, 'name', coalesce(c.name, b.name), 'stop',
         case when s.id is not null then json_build_object('number', s.position, 'location_name', s.location_name) end
       ) order by s.position, b.created_at, b.id), '[]')
       from backups b join trips t on t.id = b.trip_id ${backupSite}
       left join stops s on s.trip_id = t.id and (s.id = b.stop_id or (b.stop_id is null and s.position = 1))
       where b.trip_id = ${tripId}::uuid) "planBs"`);
  if (!found) return { people: [], vehicles: [], bookings: [], planBs: [] };
  const vehicles = found.vehicles.map(({ type, name, make, model, colour, registration }) => ({
    type,
    name: type === 'car' ? carName({ make, model, colour, registration }) : name,
    colour,
    registration,
  }));
  return { ...found, vehicles };
}

export async function noteSeen(token: string): Promise<AtHome> {
  const plan = await requirePlan(token);
  // One statement instead of a lock, so that many browsers at once don't wait for each other.
  if (plan.sentAt && !plan.seenAt)
    await db.homeContact.updateMany({ where: { id: plan.id, seenAt: null }, data: { seenAt: new Date() } });
  return toAtHome(plan);
}

export async function sayTheyAreBack(token: string): Promise<AtHome> {
  return change(token, async (tx, plan) => {
    if (plan.backSaidAt) return plan;
    const back = await noteBack(tx, plan);
    await tellHousehold(tx, back, 'back', 'Somebody at home says that you’re back');
    return back;
  });
}

/** Stops all plans of this sender to the person, who doesn't want them or got one by mistake. */
export async function refusePlan(token: string): Promise<AtHome> {
  return change(token, async (tx, plan) => {
    if (plan.refusedBy === 'person') return plan;
    const refused = await refuseSender(tx, plan);
    await markRefused(tx, refused, 'person');
    for (const each of refused)
      if (!each.backSaidAt) await tellHousehold(tx, each, 'not me', 'Nobody at home has your plan');
    return { ...plan, refusedBy: 'person' };
  });
}

export async function allowPlans(token: string): Promise<AtHome> {
  const plan = await db.$transaction(async (tx) => {
    const found = await lockByToken(tx, token);
    const allowed = await allowSender(tx, found);
    await markRefused(tx, allowed, null);
    for (const each of allowed)
      if (isOpen(each))
        await tellHousehold(tx, { ...each, refusedBy: null }, 'allowed', 'Your plan is taken');
    return isShut(found) ? found : { ...found, refusedBy: null };
  });
  // A closed plan shows nothing of its household.
  return toAtHome(isShut(plan) ? { ...plan, refusedBy: 'person' } : plan);
}

const markRefused = (tx: Tx, plans: Plan[], refusedBy: 'person' | null) =>
  tx.homeContact.updateMany({ where: { id: { in: plans.map(({ id }) => id) } }, data: { refusedBy } });

async function change(token: string, work: (tx: Tx, plan: Plan) => Promise<Plan>): Promise<AtHome> {
  const changed = await db.$transaction(async (tx) => {
    await lockByToken(tx, token);
    return work(tx, await requirePlan(token, tx));
  });
  return toAtHome(changed);
}

async function requirePlan(token: string, tx?: Tx): Promise<Plan> {
  const plan = await planByToken(token, tx);
  if (!plan) throw notFound();
  if (isShut(plan)) throw new AppError(410, SHUT);
  return plan;
}

async function lockByToken(tx: Tx, token: string): Promise<Plan> {
  await tx.$queryRaw`select id::text from home_contacts where token_hash = ${hashToken(token)} for update`;
  const plan = await planByToken(token, tx);
  if (!plan) throw notFound();
  return plan;
}
