import 'server-only';
import { daysBetween } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { TripDates } from '../date-rules';

/** Also stores days outside the new dates, because they may change back. The caller has locked the trip. */
export async function moveStays(tx: Tx, tripId: string, before: TripDates, after: TripDates): Promise<void> {
  const days = daysBetween(before.start_date, after.start_date);
  if (days === 0) return;
  await tx.$executeRaw`
    update households set arrive_on = arrive_on + ${days}::int, leave_on = leave_on + ${days}::int
    where trip_id = ${tripId}::uuid and num_nonnulls(arrive_on, leave_on) > 0`;
}
