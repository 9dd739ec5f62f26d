import 'server-only';
import { daysBetween } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { findPlans } from './plan';
import { tellHousehold, tellPerson } from './queue-home-mail';

/**
 * Moves the times by as many days as the household's last day; the times of day stay. The caller has locked
 * the trip and moved the stays.
 */
export async function movePlans(
  tx: Tx,
  tripId: string,
  before: TripDates,
  after: TripDates,
  otherSite: boolean,
): Promise<void> {
  const firstBy = daysBetween(before.start_date, after.start_date);
  const lastBy = daysBetween(before.end_date, after.end_date);
  const plans = await findPlans(
    Prisma.sql`c.trip_id = ${tripId}::uuid and c.shut_at is null and c.back_said_at is null`,
    tx,
  );
  for (const { id, zone, trip, sentAt } of plans) {
    const by = trip?.leavesByItself ? firstBy : lastBy;
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
    if (!sentAt && firstBy !== 0) await tellPerson(tx, plan, 'named');
    if (by === 0 && !otherSite) continue;
    await tellPerson(tx, plan, 'moved');
    await tellHousehold(tx, plan, 'moved', 'Your plan at home has changed with the trip');
  }
}
