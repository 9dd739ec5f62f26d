import { AppError } from '@/lib/errors';
import type { Account } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { visibleToSql } from '../policy';

export interface InvitationOwnership {
  /** Null until somebody claims the invitation, by its address or by its link. */
  profileId: string | null;
  /** The account that has confirmed the invited address, even if it has no profile. */
  addressUserId: string | null;
}

/** `open`: the viewer may claim it. `taken`: it belongs to another person. */
export type InvitationStatus = 'own' | 'open' | 'taken';

export function invitationStatus(invite: InvitationOwnership, holder: Account | null): InvitationStatus {
  if (invite.profileId) return holder?.profileId === invite.profileId ? 'own' : 'taken';
  if (invite.addressUserId && holder?.userId !== invite.addressUserId) return 'taken';
  return 'open';
}

export const invitationClaimed = () => new AppError(410, 'This invitation belongs to somebody else.');

export const isParticipant = (profileId: string | null) => Prisma.sql`exists (
  select from ${visibleToSql(Prisma.sql`${profileId}::uuid`)} own where own.trip_id = i.trip_id
)`;
