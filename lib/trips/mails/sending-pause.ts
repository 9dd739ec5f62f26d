import 'server-only';
import { forbidden } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { sendMail } from '@/lib/server/mail/send-mail';
import { Prisma } from '@/prisma/generated/client';
import { sendingPausedMail } from './sending-mails';

export type PausedFor = 'reports' | 'refusals';

/**
 * An account's mails are paused when invitations from it to `count` different addresses were reported
 * within `days` days.
 */
const REPORTS = { count: 3, days: 30 };
/**
 * An account's mails are also paused when it has caused at least `mails` mails within `days` days and
 * `percent` per cent of these were refused.
 */
const REFUSALS = { percent: 20, mails: 20, days: 7 };

/** Throws 403 when the account's mails to others are paused. */
export async function requireSending({ userId }: { userId: string }): Promise<void> {
  const paused = { id: userId, sendingPausedAt: { not: null } };
  if ((await db.user.count({ where: paused })) === 0) return;
  throw forbidden(`Your invitations are paused while we have a look. Write to ${env().CONTACT_EMAIL}.`);
}

/**
 * Pauses the mails of a profile when enough of its invitations were reported. A report of an
 * invitation that was deleted counts as one more address.
 */
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

/** Pauses an account's mails when too many of its mails were refused in the last days. */
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

/**
 * Pauses the mails of the account `u` if the condition on `u` and its profile `p` is true, and tells
 * the account's owner. Does nothing when the mails are paused already.
 */
async function pause(tx: Tx, why: PausedFor, condition: Prisma.Sql): Promise<void> {
  const [paused] = await tx.$queryRaw<{ email: string }[]>`
    update users u set sending_paused_at = now(), sending_paused_for = ${why}
    from profiles p
    where p.user_id = u.id and u.sending_paused_at is null and ${condition}
    returning u.email::text`;
  if (paused) await sendMail(tx, await sendingPausedMail(paused.email, why));
}
