import { AppError } from '@/lib/errors';
import type { Account } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { visibleToSql } from '../policy';

/** What decides who may use an invitation's link. */
export interface InvitationOwnership {
  /** The account that owns the invitation; null until somebody claims it. */
  profileId: string | null;
  /** The account that has confirmed the invited address, with or without a profile. */
  addressUserId: string | null;
}

/** `own`: the invitation is the viewer's. `open`: the viewer may claim it. `taken`: it is somebody else's. */
export type InvitationStatus = 'own' | 'open' | 'taken';

/** The viewer's standing. An invitation has no owner until its address or its link is claimed. */
export function invitationStatus(invite: InvitationOwnership, holder: Account | null): InvitationStatus {
  if (invite.profileId) return holder?.profileId === invite.profileId ? 'own' : 'taken';
  if (invite.addressUserId && holder?.userId !== invite.addressUserId) return 'taken';
  return 'open';
}

export const invitationClaimed = () => new AppError(410, 'This invitation belongs to somebody else.');

/** SQL: true when the trip of invitation `i` is already the person's. */
export const isParticipant = (profileId: string | null) => Prisma.sql`exists (
  select from ${visibleToSql(Prisma.sql`${profileId}::uuid`)} own where own.trip_id = i.trip_id
)`;
