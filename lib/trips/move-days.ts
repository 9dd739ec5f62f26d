import 'server-only';
import { daysBetween } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { TripDates } from './date-rules';

/** More days than any trip is ever moved. */
const ASIDE = 100_000;

/** When the trip becomes longer or shorter, they stay on their days. The caller has locked the trip. */
export async function moveDays(tx: Tx, tripId: string, before: TripDates, after: TripDates): Promise<void> {
  const by = daysBetween(before.start_date, after.start_date);
  if (by === 0 || by !== daysBetween(before.end_date, after.end_date)) return;
  // A trip has only one dinner on a day. So all rows move far away first; otherwise a dinner could land on
  // a day whose own dinner hasn't moved yet.
  for (const days of [ASIDE, by - ASIDE]) {
    await tx.$executeRaw`update meals set day = day + ${days}::int where trip_id = ${tripId}::uuid`;
    await tx.$executeRaw`update duty_turns set day = day + ${days}::int where trip_id = ${tripId}::uuid`;
  }
  await tx.$executeRaw`update plans set day = day + ${by}::int where trip_id = ${tripId}::uuid`;
}
