import 'server-only';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { versionOfTrip } from '../trip-version';
import { type InvitationOwnership, invitationStatus } from './policy';

interface VersionRow extends InvitationOwnership {
  version: string;
}

/** The version of a link's trip, for whoever may use the link still; else null. */
export async function versionByLink(holder: Account | null, token: string): Promise<string | null> {
  const [row] = await readRows<VersionRow>(Prisma.sql`
    select h.profile_id::text "profileId", u.id::text "addressUserId", ${versionOfTrip} as version
    from invite_links l
    join invites i on i.id = l.invite_id
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join trips t on t.id = i.trip_id
    join profiles o on o.id = t.organiser_id
    left join users u on u.email = i.email
    where l.token_hash = ${hashToken(token)}`);
  return row && invitationStatus(row, holder) !== 'taken' ? row.version : null;
}
