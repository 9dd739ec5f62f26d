import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Tx } from '@/lib/server/db/client';
import type { TripDates } from '../date-rules';
import type { HouseholdId } from '../households/household-id';
import { stayProblem, stayWithin } from './presence';
import type { Stay, StayChange } from './schema';

export const noStay = { arriveOn: null, leaveOn: null, arriveBy: null, leaveBy: null };

/** Fields left out keep their value, cut to the trip's dates. The caller has locked trip and household. */
export async function saveStay(
  tx: Tx,
  { tripId, id }: HouseholdId,
  { arrive_on, leave_on, arrive_by, leave_by }: StayChange,
): Promise<void> {
  const [kept] = await tx.$queryRaw<(TripDates & Stay)[]>`
    select t.start_date::text, t.end_date::text, h.arrive_on::text, h.leave_on::text, h.arrive_by::text, h.leave_by::text
    from trips t join households h on h.trip_id = t.id
    where t.id = ${tripId}::uuid and h.id = ${id}::uuid`;
  if (!kept) return;
  const { start_date, end_date, ...before } = kept;
  const trip = { start_date, end_date };
  const stay: Stay = {
    ...stayWithin(before, trip),
    ...omitUndefined({ arrive_on, leave_on, arrive_by, leave_by }),
  };
  const problem = stayProblem(stay, trip);
  if (problem) throw badInput(problem.message, { [problem.field]: problem.message });
  await tx.household.update({
    where: { tripId_id: { tripId, id } },
    data: {
      arriveOn: stay.arrive_on && dateOf(stay.arrive_on),
      leaveOn: stay.leave_on && dateOf(stay.leave_on),
      arriveBy: stay.arrive_by,
      leaveBy: stay.leave_by,
    },
    select: { id: true },
  });
}
