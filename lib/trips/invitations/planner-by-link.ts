import 'server-only';
import { notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { goersAlone, type Planner } from '../seats/planner';
import { type InvitationOwnership, invitationClaimed, invitationStatus } from './policy';

/**
 * Whom an invitation's link stands for: its account, or the guest who is going. Nobody else is shown who comes.
 * Throws 404 for a link that leads nowhere, 410 where it is another's, 403 for who isn't going.
 */
export async function plannerByLink(holder: Account | null, token: string): Promise<Planner> {
  const [row] = await readRows<LinkRow>(Prisma.sql`
    select i.id::text "inviteId", i.trip_id::text "tripId", i.profile_id::text "profileId", i.attending,
           u.id::text "addressUserId"
    from invite_links l join invites i on i.id = l.invite_id left join users u on u.email = i.email
    where l.token_hash = ${hashToken(token)}`);
  if (!row) throw notFound();
  const { inviteId, tripId } = row;
  const status = invitationStatus(row, holder);
  if (status === 'taken') throw invitationClaimed();
  if (!row.attending) throw goersAlone();
  return status === 'own' && holder && hasProfile(holder) ? { tripId, viewer: holder } : { tripId, inviteId };
}

interface LinkRow extends InvitationOwnership {
  inviteId: string;
  tripId: string;
  attending: boolean | null;
}
