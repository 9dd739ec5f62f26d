import 'server-only';
import { AppError, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type GuestHousehold, guestOnTrip, isLongOver, isPaused, paused } from '../policy';
import type { OpenedHouseholds } from './opened';
import { type InvitationOwnership, invitationClaimed, invitationStatus } from './policy';

interface LinkRow extends InvitationOwnership, GuestHousehold {
  longOver: boolean;
  paused: boolean;
  answered: boolean;
}

/**
 * Returns the household that an invitation's link opens; `asGuest` is false when the household
 * belongs to the viewer's account. Throws 404 for an unknown link. Throws 410 for another person's
 * link, for a trip that is long over, and for a paused trip that the household hasn't answered.
 */
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

/** Returns the households that a browser has opened and that still exist. */
export async function listOpened(opened: readonly GuestHousehold[]): Promise<OpenedHouseholds> {
  if (opened.length === 0) return { households: [] };
  const rows = Prisma.join(
    opened.map((guest) => Prisma.sql`select * from ${guestOnTrip(guest)} own`),
    ' union all ',
  );
  return {
    households: await readRows<OpenedHouseholds['households'][number]>(Prisma.sql`
      select own.household_id::text, t.id::text trip_id, t.name trip_name, t.start_date::text, t.end_date::text
      from (${rows}) own join trips t on t.id = own.trip_id
      order by t.start_date, t.id`),
  };
}
