import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import type { MailKind } from './mail-kinds';
import { defaultWays, type NotificationKind } from './notifications/kinds';
import type { Refusal } from './refusal-token';

/** Stops a kind of mail to an address; an account with that address finds it so among its choices. */
export async function refuseMails(refusal: Refusal): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into mail_refusals (email, kind) values (${refusal.email}::citext, ${refusal.kind}::mail_kind)
      on conflict do nothing`;
    await chooseMail(tx, refusal, false);
  });
}

/** Takes that back. */
export async function acceptMails(refusal: Refusal): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.mailRefusal.deleteMany({ where: { email: refusal.email, kind: refusal.kind } });
    await chooseMail(tx, refusal, true);
  });
}

/** Invitations are no choice of an account's: whoever wants none from somebody blocks them. */
async function chooseMail(tx: Tx, { email, kind }: Refusal, mail: boolean): Promise<void> {
  if (kind === 'invitations') return;
  const { bell, push } = defaultWays[kind satisfies NotificationKind];
  await tx.$executeRaw`
    insert into notification_choices (profile_id, kind, mail, bell, push)
    select p.id, ${kind}::notification_kind, ${mail}, ${bell}, ${push}
    from profiles p join users u on u.id = p.user_id where u.email = ${email}::citext
    on conflict (profile_id, kind) do update set mail = excluded.mail`;
}

/** Whether an address wants no mails of this kind. */
export const refuses = async (email: string, kind: MailKind) =>
  (await db.mailRefusal.count({ where: { email, kind } })) > 0;

/** What the address of an account refuses, for its export. */
export const listRefusals = (email: string) =>
  db.mailRefusal.findMany({ where: { email }, select: { kind: true, createdAt: true } });
