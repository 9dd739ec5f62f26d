import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Tx } from '@/lib/server/db/client';
import type { TripDates } from '../date-rules';
import type { HouseholdId } from '../household-id';
import { nightsProblem, nightsWithin } from './nights';
import type { Nights, NightsChange } from './schema';

/** What an answer with not going leaves of the nights. */
export const noNights = { arriveOn: null, leaveOn: null };

/**
 * Keeps on which days a household comes and goes. What the trip's dates have cut since an earlier answer is settled by
 * this one. The caller holds the trip and the household. Throws 400.
 */
export async function saveNights(
  tx: Tx,
  { tripId, id }: HouseholdId,
  { arrive_on, leave_on }: NightsChange,
): Promise<void> {
  const [kept] = await tx.$queryRaw<(TripDates & Nights)[]>`
    select t.start_date::text, t.end_date::text, h.arrive_on::text, h.leave_on::text
    from trips t join households h on h.trip_id = t.id
    where t.id = ${tripId}::uuid and h.id = ${id}::uuid`;
  if (!kept) return;
  const nights = { ...nightsWithin(kept, kept), ...omitUndefined({ arrive_on, leave_on }) };
  const problem = nightsProblem(nights, kept);
  if (problem) throw badInput(problem.message, { [problem.field]: problem.message });
  if (nights.arrive_on === kept.arrive_on && nights.leave_on === kept.leave_on) return;
  await tx.household.update({
    where: { tripId_id: { tripId, id } },
    data: {
      arriveOn: nights.arrive_on && dateOf(nights.arrive_on),
      leaveOn: nights.leave_on && dateOf(nights.leave_on),
    },
    select: { id: true },
  });
}
