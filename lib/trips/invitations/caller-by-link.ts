import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripCaller } from '../trip-caller';
import { type InvitationOwnership, invitationClaimed, invitationStatus } from './policy';

/**
 * The person whom an invitation's link stands for: its account, or the guest. Throws 404 for an unknown link and 410 for
 * another person's. With `goers`, throws 403 with this message if the person isn't going, since only goers change a trip.
 */
export async function callerByLink(
  holder: Account | null,
  token: string,
  goers?: string,
): Promise<TripCaller> {
  const [row] = await readRows<LinkRow>(Prisma.sql`
    select i.id::text "inviteId", i.trip_id::text "tripId", h.profile_id::text "profileId", h.attending,
           u.id::text "addressUserId"
    from invite_links l join invites i on i.id = l.invite_id
    join households h on h.trip_id = i.trip_id and h.id = i.id
    left join users u on u.email = i.email
    where l.token_hash = ${hashToken(token)}`);
  if (!row) throw notFound();
  const { inviteId, tripId } = row;
  const status = invitationStatus(row, holder);
  if (status === 'taken') throw invitationClaimed();
  if (goers && !row.attending) throw forbidden(goers);
  return status === 'own' && holder && hasProfile(holder) ? { tripId, viewer: holder } : { tripId, inviteId };
}

interface LinkRow extends InvitationOwnership {
  inviteId: string;
  tripId: string;
  attending: boolean | null;
}
