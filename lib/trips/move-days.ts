import 'server-only';
import { daysBetween } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { TripDates } from './date-rules';

/** More days than a trip is ever moved by. */
const ASIDE = 100_000;

/**
 * Moves meals, duties and plans along when a whole trip moves to other days. When a trip becomes
 * longer or shorter, they stay on their days. The caller has locked the trip.
 */
export async function moveDays(tx: Tx, tripId: string, before: TripDates, after: TripDates): Promise<void> {
  const by = daysBetween(before.start_date, after.start_date);
  if (by === 0 || by !== daysBetween(before.end_date, after.end_date)) return;
  // First move all rows far away, so that no dinner lands on a day whose own dinner hasn't moved
  // yet.
  for (const days of [ASIDE, by - ASIDE]) {
    await tx.$executeRaw`update meals set day = day + ${days}::int where trip_id = ${tripId}::uuid`;
    await tx.$executeRaw`update duty_turns set day = day + ${days}::int where trip_id = ${tripId}::uuid`;
  }
  await tx.$executeRaw`update plans set day = day + ${by}::int where trip_id = ${tripId}::uuid`;
}
