import 'server-only';
import { daysBetween } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { findPlans } from './plan';
import { tellHousehold, tellPerson } from './queue-home-mail';

/**
 * Moves the times of a trip's plans by as many days as its last day moves, at the same time of day, and tells both sides.
 * The caller holds the trip.
 */
export async function movePlans(tx: Tx, tripId: string, before: TripDates, after: TripDates): Promise<void> {
  const by = daysBetween(before.end_date, after.end_date);
  const leavesBy = daysBetween(before.start_date, after.start_date);
  const plans = await findPlans(
    Prisma.sql`c.trip_id = ${tripId}::uuid and c.shut_at is null and c.back_said_at is null`,
    tx,
  );
  for (const { id, zone } of plans) {
    const moved = (column: Prisma.Sql, days: number) =>
      Prisma.sql`((${column} at time zone ${zone}) + ${days}::int * interval '1 day') at time zone ${zone}`;
    await tx.$executeRaw`
      update home_contacts set send_at = ${moved(Prisma.sql`send_at`, leavesBy)}
      where id = ${id}::uuid and send = 'on leaving'`;
    if (by === 0) continue;
    await tx.$executeRaw`
      update home_contacts set
        back_at = ${moved(Prisma.sql`back_at`, by)}, worry_at = ${moved(Prisma.sql`worry_at`, by)},
        reminded_at = null, asked_at = null, alarmed_at = null
      where id = ${id}::uuid`;
    const [plan] = await findPlans(Prisma.sql`c.id = ${id}::uuid`, tx);
    if (!plan) continue;
    await tellPerson(tx, plan, 'moved');
    await tellHousehold(tx, plan, 'moved', 'Your plan at home has moved with the trip');
  }
}
