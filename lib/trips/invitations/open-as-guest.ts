import 'server-only';
import { AppError, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type GuestHousehold, isGuests, isLongOver, isPaused, paused } from '../policy';
import type { OpenedHouseholds } from './opened';
import { type InvitationOwnership, invitationClaimed, invitationStatus } from './policy';

interface LinkRow extends InvitationOwnership, GuestHousehold {
  longOver: boolean;
  paused: boolean;
  answered: boolean;
}

/** `asGuest` is false when the household belongs to the viewer's account. Throws 404 and 410. */
export async function openAsGuest(
  holder: Account | null,
  token: string,
): Promise<GuestHousehold & { asGuest: boolean }> {
  const [row] = await readRows<LinkRow>(Prisma.sql`
    select h.trip_id::text "tripId", h.id::text "householdId", h.profile_id::text "profileId",
           u.id::text "addressUserId", ${isLongOver()} "longOver", ${isPaused} paused,
           h.attending is not null answered
    from invite_links l
    join invites i on i.id = l.invite_id
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join trips t on t.id = i.trip_id
    left join users u on u.email = i.email
    where l.token_hash = ${hashToken(token)}`);
  if (!row) throw notFound();
  const { tripId, householdId, longOver, answered } = row;
  const status = invitationStatus(row, holder);
  if (status === 'taken') throw invitationClaimed();
  // While a trip is paused, only guests who have answered before can open it.
  if (row.paused && !answered) throw paused();
  if (status === 'open' && longOver) throw new AppError(410, 'This trip was over long ago.');
  return { tripId, householdId, asGuest: status === 'open' };
}

/** For a household that has ended in another one, returns the other one. */
export async function listOpened(opened: readonly GuestHousehold[]): Promise<OpenedHouseholds> {
  if (opened.length === 0) return { households: [] };
  return {
    households: await readRows<OpenedHouseholds['households'][number]>(Prisma.sql`
      select h.id::text household_id, t.id::text trip_id, t.name trip_name, t.start_date::text, t.end_date::text
      from unnest(${opened.map(({ tripId }) => tripId)}::uuid[],
                  ${opened.map(({ householdId }) => householdId)}::uuid[]) opened (trip_id, id)
      join households ended on ended.trip_id = opened.trip_id and ended.id = opened.id
      join households h on h.trip_id = ended.trip_id and h.id = coalesce(ended.merged_into, ended.id)
      join trips t on t.id = h.trip_id
      where ${isGuests} and not ${isLongOver()}
      order by t.start_date, t.id`),
  };
}
