import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import type { Refusal } from '../mails/refusal-token';
import { defaultWays, type MailKind, type NotificationKind } from '../notification-kinds';

/** Also turns these mails off in the settings of an account with this address. */
export async function refuseMails(refusal: Refusal): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into mail_refusals (email, kind) values (${refusal.email}::citext, ${refusal.kind}::mail_kind)
      on conflict do nothing`;
    await chooseMail(tx, refusal, false);
  });
}

export async function acceptMails(refusal: Refusal): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.mailRefusal.deleteMany({ where: { email: refusal.email, kind: refusal.kind } });
    await chooseMail(tx, refusal, true);
  });
}

/** Accounts have no setting for invitations; they block the inviter instead. */
async function chooseMail(tx: Tx, { email, kind }: Refusal, mail: boolean): Promise<void> {
  if (kind === 'invitations') return;
  const { bell, push } = defaultWays[kind satisfies NotificationKind];
  await tx.$executeRaw`
    insert into notification_choices (profile_id, kind, mail, bell, push)
    select p.id, ${kind}::notification_kind, ${mail}, ${bell}, ${push}
    from profiles p join users u on u.id = p.user_id where u.email = ${email}::citext
    on conflict (profile_id, kind) do update set mail = excluded.mail`;
}

export const refuses = async (email: string, kind: MailKind) =>
  (await db.mailRefusal.count({ where: { email, kind } })) > 0;

export const listRefusals = (email: string) =>
  db.mailRefusal.findMany({ where: { email }, select: { kind: true, createdAt: true } });
