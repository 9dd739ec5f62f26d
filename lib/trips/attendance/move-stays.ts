import 'server-only';
import { daysBetween } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { TripDates } from '../date-rules';

/**
 * Moves the arrival and leaving days of every household by as many days as the trip's first day has
 * moved; see `movedNights`. Days outside the trip's new dates are kept, because the dates may
 * change back. The caller has locked the trip.
 */
export async function moveStays(tx: Tx, tripId: string, before: TripDates, after: TripDates): Promise<void> {
  const days = daysBetween(before.start_date, after.start_date);
  if (days === 0) return;
  await tx.$executeRaw`
    update households set arrive_on = arrive_on + ${days}::int, leave_on = leave_on + ${days}::int
    where trip_id = ${tripId}::uuid and num_nonnulls(arrive_on, leave_on) > 0`;
}
