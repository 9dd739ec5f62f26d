import { AppError } from '@/lib/errors';
import type { Account } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { visibleToSql } from '../policy';

/** The facts that decide who may use an invitation's link. */
export interface InvitationOwnership {
  /** The account that owns the invitation; null until somebody claims it. */
  profileId: string | null;
  /** The account that has confirmed the invited address, with or without a profile. */
  addressUserId: string | null;
}

/** `own`: the invitation is the viewer's. `open`: the viewer may claim it. `taken`: it is somebody else's. */
export type InvitationStatus = 'own' | 'open' | 'taken';

/**
 * Returns what the viewer may do with the invitation. It has no owner until somebody claims it by
 * its address or its link.
 */
export function invitationStatus(invite: InvitationOwnership, holder: Account | null): InvitationStatus {
  if (invite.profileId) return holder?.profileId === invite.profileId ? 'own' : 'taken';
  if (invite.addressUserId && holder?.userId !== invite.addressUserId) return 'taken';
  return 'open';
}

export const invitationClaimed = () => new AppError(410, 'This invitation belongs to somebody else.');

/** SQL that is true when the person is already on the trip of invitation `i`. */
export const isParticipant = (profileId: string | null) => Prisma.sql`exists (
  select from ${visibleToSql(Prisma.sql`${profileId}::uuid`)} own where own.trip_id = i.trip_id
)`;
