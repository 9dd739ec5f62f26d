import 'server-only';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { getTripFit } from '../fit/trip-fit';
import { lockTrip, requireNotOver, tripToRun } from '../lock-trip';
import { mailEach } from '../mails/mail-each';
import type { Mailed } from '../mails/mail-facts';
import { withinMailLimit } from '../mails/mail-limit';
import { requireSending } from '../mails/sending-pause';
import { mailedColumns } from '../notifications/recipients';
import { readKnownOfTrip } from '../site/trip-location';
import { withOpenVote } from '../undecided/open-vote-column';
import { askedAtSite, reminderMail } from './mails';
import type { Reminder } from './schema';
import { whoComes } from './who-comes';

interface Reminded extends Mailed {
  inviteId: string;
  attending: boolean | null;
  reconfirm: boolean;
  refused: boolean;
  hasAccount: boolean;
}

/** Each person gets at most one reminder in 24 hours, even if several organisers send reminders. */
export async function remind(viewer: Viewer, tripId: string, { invitee_id }: Reminder) {
  await tripToRun(db, viewer, tripId);
  await requireSending(viewer);
  const due = dueIn(viewer, tripId, invitee_id ?? null);
  const [{ most } = { most: 0 }] = await db.$queryRaw<{ most: number }[]>`
    select count(*)::int most from invites i join households h on h.trip_id = i.trip_id and h.id = i.id where ${due}`;
  return withinMailLimit(viewer, most, async () => {
    const result = await sendReminders(viewer, tripId, invitee_id ?? null, due);
    return { mails: Math.min(result.reminded, most), result };
  });
}

const dueIn = (viewer: Viewer, tripId: string, inviteeId: string | null) => Prisma.sql`
  i.trip_id = ${tripId}::uuid and ${inviteeId ? Prisma.sql`i.id = ${inviteeId}::uuid` : Prisma.sql`true`}
  and (h.attending is null or (h.attending and h.reconfirm))
  and (i.reminded_at is null or i.reminded_at <= now() - interval '24 hours')
  and h.profile_id is distinct from ${viewer.profileId}::uuid and coalesce(h.profile_id::text, i.email, i.confirmed_email) is not null`;

async function sendReminders(
  viewer: Viewer,
  tripId: string,
  inviteeId: string | null,
  due: Prisma.Sql,
): Promise<{ reminded: number }> {
  return db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId);
    requireNotOver(trip);
    if (inviteeId && (await tx.invite.count({ where: { id: inviteeId, tripId } })) === 0) throw notFound();
    const reminded = await tx.$queryRaw<Reminded[]>`
      update invites i set reminded_at = now()
      from households h
      left join profiles p on p.id = h.profile_id
      left join users u on u.id = p.user_id
      where h.trip_id = i.trip_id and h.id = i.id and ${due}
      returning i.id::text "inviteId", ${mailedColumns}, h.attending, h.reconfirm,
        h.refused_by_id is not null refused, u.id is not null "hasAccount"`;
    // People with an account get the invitation's link too, because its page recognises their account.
    const people = reminded
      .filter(({ refused }) => !refused)
      .map(({ hasAccount, ...each }) => ({
        ...each,
        hasAccount: false,
        ...(!hasAccount && { signupFor: each.email }),
      }));
    const about = await withOpenVote(tx, trip);
    const told = {
      coming: await whoComes(tx, tripId),
      known: await readKnownOfTrip(tx, tripId),
      asked: askedAtSite((await getTripFit({ viewer, tripId }, tx)) ?? []),
    };
    await mailEach(tx, tripId, viewer.userId, people, (to, href) => reminderMail(to, href, about, told));
    return { reminded: reminded.length };
  });
}
