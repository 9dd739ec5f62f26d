import 'server-only';
import { daysBetween, today } from '@/lib/dates';
import { db, type Tx } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { tellHousehold, tellPerson } from './home-mail';
import { findPlans, isDue, type Plan, shut } from './plan';
import { KEPT_DAYS } from './plan-limits';

/** By how many days a household's first and last day move, and whether it sleeps elsewhere. */
export interface MovedDays {
  first: number;
  last: number;
  elsewhere: boolean;
}

/** A day of leaving of its own moves with the trip's first day. */
export const movedWithTrip =
  (before: TripDates, after: TripDates, elsewhere: boolean) =>
  ({ trip }: Plan): MovedDays => {
    const first = daysBetween(before.start_date, after.start_date);
    const last = daysBetween(before.end_date, after.end_date);
    return { first, last: trip?.leavesByItself ? first : last, elsewhere };
  };

/**
 * Moves the times by as many days as the household's last day; the times of day stay. The caller has locked
 * the trip and moved the stays.
 */
export async function movePlans(tx: Tx, tripId: string, movedOf: (plan: Plan) => MovedDays): Promise<void> {
  const plans = await findPlans(
    Prisma.sql`c.trip_id = ${tripId}::uuid and c.shut_at is null and c.back_said_at is null`,
    tx,
  );
  for (const found of plans) {
    const { id, zone, sentAt } = found;
    const { first, last: by, elsewhere } = movedOf(found);
    const moved = (column: Prisma.Sql) =>
      Prisma.sql`((${column} at time zone ${zone}) + ${by}::int * interval '1 day') at time zone ${zone}`;
    if (by !== 0)
      await tx.$executeRaw`
        update home_contacts set
          back_at = ${moved(Prisma.sql`back_at`)}, worry_at = ${moved(Prisma.sql`worry_at`)},
          reminded_at = null, asked_at = null, alarmed_at = null
        where id = ${id}::uuid`;
    const [plan] = await findPlans(Prisma.sql`c.id = ${id}::uuid`, tx);
    if (!plan) continue;
    // Before the plan is sent, the person at home has been told only the day of leaving.
    if (!sentAt && first !== 0) await tellPerson(tx, plan, 'named');
    if (by === 0 && !elsewhere) continue;
    await tellPerson(tx, plan, 'moved');
    await tellHousehold(tx, plan, 'moved', 'Your plan at home has changed with the trip');
  }
}

const REMINDED_BEFORE_MS = 60 * 60 * 1000;

/**
 * Runs each minute, and does each step once. A plan's steps and mails are saved in one transaction, so that
 * a killed process loses no mail and repeats none.
 */
export async function watchPlans(now = new Date()): Promise<void> {
  const due = await findPlans(Prisma.sql`
    c.shut_at is null and c.back_said_at is null and (
      not coalesce(t.called_off_at is null and h.attending, false)
      or (c.refused_by is distinct from 'person' and (
        (c.sent_at is null and (c.send = 'now' or coalesce(h.arrive_on, t.start_date) <= ${today(now)}::date))
        or (c.reminded_at is null and c.back_at <= ${new Date(now.getTime() + REMINDED_BEFORE_MS)})
        or (c.asked_at is null and c.back_at <= ${now})
        or (c.alarmed_at is null and c.worry_at <= ${now}))))`);
  for (const { id } of due)
    await watchPlan(id, now).catch((error) =>
      log.error({ err: error, plan: id }, 'a plan could not be watched'),
    );
}

async function watchPlan(id: string, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id::text from home_contacts where id = ${id}::uuid for update`;
    const [plan] = await findPlans(Prisma.sql`c.id = ${id}::uuid`, tx);
    if (!plan || plan.shutAt || plan.backSaidAt) return;
    if (!plan.stands) {
      await tellPerson(tx, plan, 'shut');
      // The household has left the trip or the trip was deleted.
      if (plan.trip) await tx.homeContact.update({ where: { id }, data: shut(now) });
      else await tx.homeContact.delete({ where: { id } });
    } else if (plan.refusedBy !== 'person') {
      const data = dueNow(plan, now);
      if (data.sentAt) await tellPerson(tx, plan, 'plan');
      const told = { ...plan, ...data };
      if (data.alarmedAt) await tellPerson(tx, told, 'alarm');
      if (data.askedAt) await tellHousehold(tx, told, 'ask', 'Are you back?');
      else if (data.remindedAt) await tellHousehold(tx, told, 'remind', 'Tap once you’re back');
      await tx.homeContact.update({ where: { id }, data });
    }
  });
}

/** Values for the columns that store when each step was done. */
function dueNow(plan: Plan, now: Date) {
  const { sentAt, remindedAt, askedAt, alarmedAt, backAt, worryAt } = plan;
  const reminded = new Date(backAt.getTime() - REMINDED_BEFORE_MS);
  return {
    ...(!sentAt && isDue(plan, now) && { sentAt: now }),
    ...(!remindedAt && reminded <= now && { remindedAt: now }),
    ...(!askedAt && backAt <= now && { askedAt: now }),
    ...(!alarmedAt && worryAt <= now && { alarmedAt: now }),
  };
}

export async function deleteOldPlans(now: Date): Promise<void> {
  const returned = { lt: new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000) };
  await db.homeContact.deleteMany({
    where: {
      OR: [{ shutAt: returned }, { worryAt: returned, OR: [{ backSaidAt: null }, { backSaidAt: returned }] }],
    },
  });
}
