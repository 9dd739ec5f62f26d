import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';
import { db } from '../db';
import { notFound } from '../errors';
import type { Reminder } from '../invitees/schema';
import { mailEach } from '../letters/mutations';
import { reminderMail } from '../mail/templates/trip-changes';
import { holdTrip, requireNotOver } from '../organising/queries';

interface Reminded {
  inviteId: string;
  email: string;
  attending: boolean | null;
  reconfirm: boolean;
  refused: boolean;
}

/**
 * Reminds whoever has yet to answer, or to say again that they are going: each once in 24 hours, whoever asks for it
 * and however often. Somebody who is not due is passed over.
 */
export async function remind(viewer: Viewer, tripId: string, { invitee_id }: Reminder) {
  return db.$transaction(async (tx) => {
    const trip = await holdTrip(tx, viewer, tripId);
    requireNotOver(trip);
    if (invitee_id && (await tx.invite.count({ where: { id: invitee_id, tripId } })) === 0) throw notFound();
    const whom = invitee_id ? Prisma.sql`i.id = ${invitee_id}::uuid` : Prisma.sql`true`;
    const due = await tx.$queryRaw<Reminded[]>`
      update invites i set reminded_at = now()
      from invites held
      left join profiles p on p.id = held.profile_id
      left join users u on u.id = p.user_id
      where held.id = i.id and i.trip_id = ${tripId}::uuid and ${whom}
        and (i.attending is null or (i.attending and i.reconfirm))
        and (i.reminded_at is null or i.reminded_at <= now() - interval '24 hours')
        and i.profile_id is distinct from ${viewer.profileId}::uuid
      returning i.id::text "inviteId", coalesce(u.email, i.email)::text email, i.attending, i.reconfirm,
        i.refused_by_id is not null refused`;
    // A link of their own for those with an account too: it knows which account it belongs to.
    const people = due.filter(({ refused }) => !refused).map((each) => ({ ...each, hasAccount: false }));
    await mailEach(tx, tripId, people, (to, href) => reminderMail(to, href, trip));
    return { reminded: due.length };
  });
}
