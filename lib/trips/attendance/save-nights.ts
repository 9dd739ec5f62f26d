import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Tx } from '@/lib/server/db/client';
import type { TripDates } from '../date-rules';
import { nightsProblem, nightsWithin } from './nights';
import type { Nights, NightsChange } from './schema';

/** What an answer with not going leaves of the nights. */
export const noNights = { arriveOn: null, leaveOn: null };

/**
 * Keeps on which days somebody comes and goes: those of an invitation, or with null the organiser's. What the trip's
 * dates have cut since an earlier answer is settled by this one. The caller holds the trip and the invitation.
 * Throws 400.
 */
export async function saveNights(
  tx: Tx,
  tripId: string,
  inviteId: string | null,
  { arrive_on, leave_on }: NightsChange,
): Promise<void> {
  const [kept] = await tx.$queryRaw<(TripDates & Nights)[]>`
    select t.start_date::text, t.end_date::text,
           case when i.id is null then t.organiser_arrive_on else i.arrive_on end::text arrive_on,
           case when i.id is null then t.organiser_leave_on else i.leave_on end::text leave_on
    from trips t left join invites i on i.id = ${inviteId}::uuid
    where t.id = ${tripId}::uuid`;
  if (!kept) return;
  const nights = { ...nightsWithin(kept, kept), ...omitUndefined({ arrive_on, leave_on }) };
  const problem = nightsProblem(nights, kept);
  if (problem) throw badInput(problem.message, { [problem.field]: problem.message });
  if (nights.arrive_on === kept.arrive_on && nights.leave_on === kept.leave_on) return;
  const data = {
    arriveOn: nights.arrive_on && dateOf(nights.arrive_on),
    leaveOn: nights.leave_on && dateOf(nights.leave_on),
  };
  if (inviteId) await tx.invite.update({ where: { id: inviteId }, data });
  else await tx.trip.update({ where: { id: tripId }, data });
}
