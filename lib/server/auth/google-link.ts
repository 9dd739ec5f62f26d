import 'server-only';
import { conflict, signedOut } from '@/lib/errors';
import { db, type Tx } from '../db/client';
import { env } from '../env';
import { composeMail } from '../mail/layout';
import { sendMail } from '../mail/send-mail';
import { endAccess } from './end-access';
import { lockAccount, requireProof } from './proof';
import type { Account } from './viewer';

const LINK_MINUTES = 10;

export interface Identity {
  type: string;
  provider: string;
  providerAccountId: string;
}

export async function googleLinkedAt({ userId }: Account): Promise<Date | null> {
  const identity = await db.account.findFirst({ where: { userId }, select: { createdAt: true } });
  return identity?.createdAt ?? null;
}

export async function allowLinking(account: Account, password: string | undefined): Promise<void> {
  const proven = await requireProof(account, password);
  await db.$transaction(async (tx) => {
    await lockAccount(tx, account, proven);
    if (await hasIdentity(tx, account.userId)) throw conflict('Google is linked to your account already.');
    const linkUntil = new Date(Date.now() + LINK_MINUTES * 60_000);
    await tx.session.update({ where: { id: account.sessionId }, data: { linkUntil } });
  });
}

export async function isLinkingAllowed({ sessionId, userId }: Account): Promise<boolean> {
  const session = { id: sessionId, linkUntil: { gt: new Date() } };
  return (
    (await db.user.count({ where: { id: userId, accounts: { none: {} }, sessions: { some: session } } })) > 0
  );
}

export const isLinked = async ({ provider, providerAccountId }: Identity) =>
  (await db.account.count({ where: { provider, providerAccountId } })) > 0;

/** Uses up the session's permission to link; throws 401 when it has none. */
export async function linkGoogle({ userId, sessionId, email }: Account, identity: Identity): Promise<void> {
  const mail = await googleLinkedMail(email);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, userId, linkUntil: { gt: new Date() } },
      data: { linkUntil: null },
    });
    if (count === 0 || (await hasIdentity(tx, userId))) throw signedOut();
    await tx.account.create({ data: { userId, ...identity } });
    await sendMail(tx, mail);
  });
}

/** Ends all other sessions of the account, which must have a password. */
export async function unlinkGoogle(account: Account, password: string | undefined): Promise<void> {
  const proven = await requireProof(account, password);
  if (proven === null) throw conflict('You log in with Google. Set a password before you unlink it.');
  const mail = await googleUnlinkedMail(account.email);
  await db.$transaction(async (tx) => {
    await lockAccount(tx, account, proven);
    const { userId, sessionId } = account;
    const { count } = await tx.account.deleteMany({ where: { userId } });
    if (count === 0) throw conflict('Google is not linked to your account.');
    await endAccess(tx, userId, sessionId);
    // Other sessions, which have just ended, may have requested address changes.
    await tx.emailChange.deleteMany({ where: { userId, sessionId: { not: sessionId }, confirmedAt: null } });
    await sendMail(tx, mail);
  });
}

const hasIdentity = async (tx: Tx, userId: string) => (await tx.account.count({ where: { userId } })) > 0;

function googleLinkedMail(to: string) {
  return composeMail(to, 'You can log in to Campmates with Google now', {
    heading: 'Google is linked to your account',
    paragraphs: ['From now on you can log in with Google as well as with your password.'],
    action: { label: 'See how you log in', href: `${env().APP_URL}/profile/account` },
    closing: 'If that was not you, unlink Google on that page and change your password.',
  });
}

function googleUnlinkedMail(to: string) {
  return composeMail(to, 'Google is no longer linked to your Campmates account', {
    heading: 'Google is no longer linked',
    paragraphs: ['You log in with your password alone now. Every other browser has been logged out.'],
    action: { label: 'That was not me', href: `${env().APP_URL}/forgot-password` },
  });
}
