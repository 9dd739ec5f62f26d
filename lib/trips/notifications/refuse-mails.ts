import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import type { MailKind } from '../mails/mail-kinds';
import type { Refusal } from '../mails/refusal-token';
import { defaultWays, type NotificationKind } from './notification-kinds';

/**
 * Stops mails of one kind to an address. If an account has this address, these mails are also turned
 * off in its notification settings.
 */
export async function refuseMails(refusal: Refusal): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into mail_refusals (email, kind) values (${refusal.email}::citext, ${refusal.kind}::mail_kind)
      on conflict do nothing`;
    await chooseMail(tx, refusal, false);
  });
}

/** Allows mails of one kind to an address again. */
export async function acceptMails(refusal: Refusal): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.mailRefusal.deleteMany({ where: { email: refusal.email, kind: refusal.kind } });
    await chooseMail(tx, refusal, true);
  });
}

/**
 * Turns mails of a kind on or off in the settings of the account with this address. Does nothing for
 * invitations, because accounts have no such setting: to stop the invitations of a person, an
 * account blocks that person.
 */
async function chooseMail(tx: Tx, { email, kind }: Refusal, mail: boolean): Promise<void> {
  if (kind === 'invitations') return;
  const { bell, push } = defaultWays[kind satisfies NotificationKind];
  await tx.$executeRaw`
    insert into notification_choices (profile_id, kind, mail, bell, push)
    select p.id, ${kind}::notification_kind, ${mail}, ${bell}, ${push}
    from profiles p join users u on u.id = p.user_id where u.email = ${email}::citext
    on conflict (profile_id, kind) do update set mail = excluded.mail`;
}

/** True when an address has stopped mails of this kind. */
export const refuses = async (email: string, kind: MailKind) =>
  (await db.mailRefusal.count({ where: { email, kind } })) > 0;

/**
 * Returns the kinds of mails that an account's address has stopped, for the export of the account's
 * data.
 */
export const listRefusals = (email: string) =>
  db.mailRefusal.findMany({ where: { email }, select: { kind: true, createdAt: true } });
