import 'server-only';
import { notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { pauseForReports } from '../mails/sending-pause';
import { type InvitationOwnership, invitationClaimed, invitationStatus } from './policy';

interface ReportedRow extends InvitationOwnership {
  id: string;
  senderId: string;
}

/** Enough reports pause the sender's mails. Nobody is told who reported the invitation. */
export async function reportInvitation(holder: Account | null, token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<ReportedRow[]>`
      select i.id::text, coalesce(i.note_by, t.organiser_id)::text "senderId", h.profile_id::text "profileId",
             u.id::text "addressUserId"
      from invite_links l
      join invites i on i.id = l.invite_id
      join households h on h.trip_id = i.trip_id and h.id = i.id
      join trips t on t.id = i.trip_id
      left join users u on u.email = i.email
      where l.token_hash = ${hashToken(token)} and h.origin <> 'link'`;
    if (!row) throw notFound();
    if (invitationStatus(row, holder) === 'taken') throw invitationClaimed();
    const { id: inviteId, senderId } = row;
    // The report refers to the sender's profile, and deleting an account locks in this order too. Of two
    // reports at the same time, the second then sees the first.
    await tx.$queryRaw`
      select u.id::text from users u join profiles p on p.user_id = u.id
      where p.id = ${senderId}::uuid for no key update of u`;
    await tx.invitationReport.createMany({ data: { inviteId, senderId }, skipDuplicates: true });
    await pauseForReports(tx, senderId);
  });
}
