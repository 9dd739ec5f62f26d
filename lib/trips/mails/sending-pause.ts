import 'server-only';
import { forbidden } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { composeMail } from '@/lib/server/mail/layout';
import { sendMail } from '@/lib/server/mail/send-mail';
import { Prisma } from '@/prisma/generated/client';

export type PausedFor = 'reports' | 'refusals';

/** Reports of invitations to `count` different addresses within `days` days. */
const REPORTS = { count: 3, days: 30 };
/** At least `mails` mails within `days` days, of which `percent` per cent were refused. */
const REFUSALS = { percent: 20, mails: 20, days: 7 };

/** Throws 403 when the account's mails to others are paused. */
export async function requireSending({ userId }: { userId: string }): Promise<void> {
  const paused = { id: userId, sendingPausedAt: { not: null } };
  if ((await db.user.count({ where: paused })) === 0) return;
  throw forbidden(`Your invitations are paused while we have a look. Write to ${env().CONTACT_EMAIL}.`);
}

/** A report of an invitation that was deleted counts as one more address. */
export const pauseForReports = (tx: Tx, profileId: string) =>
  pause(
    tx,
    'reports',
    Prisma.sql`p.id = ${profileId}::uuid and (
      select count(distinct coalesce(lower(i.email::text), report.invite_id::text)) >= ${REPORTS.count}::int
      from invitation_reports report left join invites i on i.id = report.invite_id
      where report.sender_id = p.id
        and report.created_at > greatest(now() - ${REPORTS.days}::int * interval '1 day', u.sending_resumed_at))`,
  );

export const pauseForRefusals = (userId: string) =>
  db.$transaction((tx) =>
    pause(
      tx,
      'refusals',
      Prisma.sql`p.user_id = ${userId}::uuid and (
        select sum(sent + refused) >= ${REFUSALS.mails}::int
          and 100 * sum(refused) >= ${REFUSALS.percent}::int * sum(sent + refused)
        from mail_tallies
        where sender_id = p.id and day > greatest(
          (now() at time zone 'utc')::date - ${REFUSALS.days}::int, (u.sending_resumed_at at time zone 'utc')::date))`,
    ),
  );

/** The condition is on the account `u` and its profile `p`. */
async function pause(tx: Tx, why: PausedFor, condition: Prisma.Sql): Promise<void> {
  const [paused] = await tx.$queryRaw<{ email: string }[]>`
    update users u set sending_paused_at = now(), sending_paused_for = ${why}
    from profiles p
    where p.user_id = u.id and u.sending_paused_at is null and ${condition}
    returning u.email::text`;
  if (paused) await sendMail(tx, await sendingPausedMail(paused.email, why));
}

const reasons = {
  reports: 'Several people have reported an invitation of yours.',
  refusals: 'Mail servers refused many of your invitations.',
};

function sendingPausedMail(to: string, why: keyof typeof reasons) {
  return composeMail(to, 'Your invitations are paused', {
    heading: 'Your invitations are paused',
    paragraphs: [
      `${reasons[why]} While we have a look, you can’t invite or remind anybody, and your emails that are still waiting go out later.`,
      'Your trips stay as they are. If a trip is called off, everybody on it is still told.',
    ],
    closing: `If you think that’s wrong, write to ${env().CONTACT_EMAIL}.`,
  });
}
