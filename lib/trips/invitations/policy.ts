import { AppError } from '@/lib/errors';
import type { Account } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { visibleToSql } from '../policy';

/** What decides who may use an invitation's link. */
export interface InvitationOwnership {
  /** Whom the invitation belongs to, once it does. */
  profileId: string | null;
  /** The account that has confirmed the invited address, with a profile or not yet. */
  addressUserId: string | null;
}

/** `own`: it belongs to the holder. `open`: the holder may claim it. `taken`: it is somebody else's. */
export type InvitationStatus = 'own' | 'open' | 'taken';

/** How the holder of a link stands to its invitation: it is nobody's until the address or the link is claimed. */
export function invitationStatus(invite: InvitationOwnership, holder: Account | null): InvitationStatus {
  if (invite.profileId) return holder?.profileId === invite.profileId ? 'own' : 'taken';
  if (invite.addressUserId && holder?.userId !== invite.addressUserId) return 'taken';
  return 'open';
}

export const invitationClaimed = () => new AppError(410, 'This invitation belongs to somebody else.');

/** Whether a trip is the person's already, for SQL where `i` is one of its invitations. */
export const isParticipant = (profileId: string | null) => Prisma.sql`exists (
  select from ${visibleToSql(Prisma.sql`${profileId}::uuid`)} own where own.trip_id = i.trip_id
)`;
