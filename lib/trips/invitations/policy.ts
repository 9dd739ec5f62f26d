import { AppError } from '@/lib/errors';
import type { Account } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { visibleToSql } from '../policy';

/** Facts that decide who may use an invitation's link. */
export interface InvitationOwnership {
  /** Profile that owns the invitation; null until somebody claims it. */
  profileId: string | null;
  /**
   * The account that has confirmed the invited address, even if it has no profile; null without an
   * account.
   */
  addressUserId: string | null;
}

/**
 * `own`: the invitation belongs to the viewer. `open`: the viewer may claim it. `taken`: it belongs
 * to another person.
 */
export type InvitationStatus = 'own' | 'open' | 'taken';

/**
 * Returns whether an invitation belongs to the viewer, may be claimed by the viewer, or belongs to
 * another person. An invitation has no owner until somebody claims it, by its address or by its link.
 */
export function invitationStatus(invite: InvitationOwnership, holder: Account | null): InvitationStatus {
  if (invite.profileId) return holder?.profileId === invite.profileId ? 'own' : 'taken';
  if (invite.addressUserId && holder?.userId !== invite.addressUserId) return 'taken';
  return 'open';
}

export const invitationClaimed = () => new AppError(410, 'This invitation belongs to somebody else.');

/** SQL that is true when the person is already on the trip of the invitation `i`. */
export const isParticipant = (profileId: string | null) => Prisma.sql`exists (
  select from ${visibleToSql(Prisma.sql`${profileId}::uuid`)} own where own.trip_id = i.trip_id
)`;
