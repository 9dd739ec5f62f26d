import 'server-only';
import { type Day, dateOf } from '@/lib/dates';
import { conflict, forbidden, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import { requireDayOf } from '../meals/change-meal';
import type { TripCaller } from '../trip-caller';
import { planJson } from './get-days';
import type { NewPlan, Plan, PlanChange } from './schema';
import { toPlan } from './to-days';

export const MOST_PLANS = 100;

const GOERS_ALONE = 'Only those who are going can make plans.';

type Locked = LockedTrip<unknown>;

export const addPlan = (caller: TripCaller, { day, at, text, notes }: NewPlan): Promise<Plan> =>
  db.$transaction(async (tx) => {
    const locked = await lockPlans(tx, caller);
    const { tripId, own, row } = locked;
    const addedBy = own?.household_id ?? row.ownId;
    if (!addedBy) throw forbidden(GOERS_ALONE);
    await requireRoom(tx, tripId);
    const { id } = await tx.plan.create({
      data: {
        tripId,
        day: dayOfTrip(day, row),
        text,
        addedBy,
        at: at ?? null,
        notes: notes ?? null,
        ...(own && { goers: { create: { tripId, householdId: own.household_id } } }),
      },
    });
    return read(tx, locked, id);
  });

export const changePlan = (caller: TripCaller, id: string, change: PlanChange): Promise<Plan> =>
  db.$transaction(async (tx) => {
    const locked = await lockPlans(tx, caller);
    await requireOwn(tx, locked, id);
    const { day, at, text, notes } = change;
    const data = omitUndefined({ at, text, notes, day: day && dayOfTrip(day, locked.row) });
    if (Object.keys(data).length > 0) await tx.plan.update({ where: { id }, data });
    return read(tx, locked, id);
  });

/** Removes a plan, which can be restored for an hour. */
export const removePlan = (caller: TripCaller, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    await requireOwn(tx, await lockPlans(tx, caller), id);
    await tx.plan.update({ where: { id }, data: { removedAt: new Date() } });
  });

export const restorePlan = (caller: TripCaller, id: string): Promise<Plan> =>
  db.$transaction(async (tx) => {
    const locked = await lockPlans(tx, caller);
    const { tripId } = locked;
    const plan = await tx.plan.findFirst({ where: { id, tripId } });
    if (!plan) throw notFound();
    refuseOthers(locked, plan);
    if (plan.removedAt) {
      await requireRoom(tx, tripId);
      await tx.plan.update({ where: { id }, data: { removedAt: null } });
    }
    return read(tx, locked, id);
  });

export const joinPlan = (caller: TripCaller, id: string, going: boolean): Promise<Plan> =>
  db.$transaction(async (tx) => {
    const locked = await lockPlans(tx, caller);
    const { tripId, own } = locked;
    await find(tx, locked, id);
    if (!own) throw forbidden('Only those who are going can join a plan.');
    const goer = { planId: id, tripId, householdId: own.household_id };
    if (going) await tx.planGoer.createMany({ data: [goer], skipDuplicates: true });
    else await tx.planGoer.deleteMany({ where: goer });
    return read(tx, locked, id);
  });

const lockPlans = (tx: Tx, caller: TripCaller) => lockWithPeople(tx, caller, { goers: GOERS_ALONE });

async function find(tx: Tx, { tripId }: Locked, id: string) {
  const plan = await tx.plan.findFirst({ where: { id, tripId, removedAt: null } });
  if (!plan) throw notFound();
  return plan;
}

async function requireOwn(tx: Tx, locked: Locked, id: string): Promise<void> {
  refuseOthers(locked, await find(tx, locked, id));
}

function refuseOthers(locked: Locked, { addedBy }: { addedBy: string }): void {
  if (!locked.runs && addedBy !== locked.row.ownId)
    throw forbidden('Only an organiser or the household that made the plan can change it.');
}

async function requireRoom(tx: Tx, tripId: string): Promise<void> {
  if ((await tx.plan.count({ where: { tripId, removedAt: null } })) >= MOST_PLANS)
    throw conflict(`A trip has room for ${MOST_PLANS} plans. Please remove some first.`);
}

const dayOfTrip = (day: Day, trip: TripDates) => dateOf(requireDayOf(trip, day));

async function read(tx: Tx, { households }: Locked, id: string): Promise<Plan> {
  const [saved] = await readRows<{ plan: Plan }>(
    Prisma.sql`select ${planJson} plan from plans plan where plan.id = ${id}::uuid`,
    tx,
  );
  if (!saved) throw notFound();
  return toPlan(saved.plan, households);
}
