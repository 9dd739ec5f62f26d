import 'server-only';
import { badInput } from '../errors';
import { lockAccount, requireProof } from '../server/auth/proof';
import { hashToken, newToken } from '../server/auth/tokens';
import type { Account } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { isUniqueViolation } from '../server/db/errors';
import { spend } from '../server/http/rate-limiter';
import { sendMail } from '../server/mail/send-mail';
import {
  addressTakenMail,
  confirmAddressMail,
  emailChangeAskedMail,
  emailChangedMail,
} from './change-email-mails';
import type { ClaimWaiting } from './save-profile';

const CONFIRM_HOURS = 24;

/**
 * Keeps the wish for another address until the link mailed there is followed; a newer wish takes its place. An
 * address that has an account gets a mail that says so, and otherwise the same work is done and the same response given.
 */
export async function requestEmailChange(
  account: Account,
  { email, password }: { email: string; password?: string | null },
): Promise<void> {
  if (email.toLowerCase() === account.email.toLowerCase()) {
    const words = 'That is your address already.';
    throw badInput(words, { email: words });
  }
  const proven = await requireProof(account, password ?? undefined);
  await spend('emailChangeByPerson', account.userId);
  await spend('emailChangeByEmail', email.toLowerCase());
  const { token, hash } = newToken();
  const [confirmMail, takenMail, askedMail] = await Promise.all([
    confirmAddressMail(email, token),
    addressTakenMail(email),
    emailChangeAskedMail(account.email),
  ]);
  await db.$transaction(async (tx) => {
    await lockAccount(tx, account, proven);
    const { userId, sessionId } = account;
    await tx.emailChange.deleteMany({ where: { userId } });
    const expiresAt = new Date(Date.now() + CONFIRM_HOURS * 3_600_000);
    await tx.emailChange.create({ data: { userId, sessionId, email, tokenHash: hash, expiresAt } });
    const taken = (await tx.user.count({ where: { email } })) > 0;
    await sendMail(tx, taken ? takenMail : confirmMail, askedMail);
  });
}

/** Drops a wish for another address that has not come true; there need not be one. */
export async function cancelEmailChange({ userId }: Account): Promise<void> {
  await db.emailChange.deleteMany({ where: { userId, confirmedAt: null } });
}

/**
 * Makes the address that a link was mailed to the account's own: every session but the one that asked ends, the
 * former address is told, and invitations that were waiting for the new one become the person's. A repeat within
 * the link's 24 hours changes nothing. False for a token that belongs to no such wish.
 */
export async function confirmEmailChange(token: string, claimWaiting: ClaimWaiting): Promise<boolean> {
  const tokenHash = hashToken(token);
  const wish = await db.emailChange.findUnique({ where: { tokenHash }, include: { user: true } });
  if (!wish || wish.expiresAt.getTime() <= Date.now()) return false;
  if (wish.confirmedAt) return true;
  const { userId, sessionId, email, user } = wish;
  const toldMail = await emailChangedMail(user.email);
  const confirming = db.$transaction(async (tx) => {
    // The user before the wish, as a reset or a newer wish takes them.
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const { count } = await tx.emailChange.updateMany({
      where: { tokenHash, confirmedAt: null },
      data: { confirmedAt: new Date() },
    });
    // Confirmed by the same link a moment ago, or dropped.
    if (count === 0) return (await tx.emailChange.count({ where: { tokenHash } })) > 0;
    await tx.user.update({ where: { id: userId }, data: { email } });
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.resetToken.deleteMany({ where: { userId } });
    await tx.pendingSignup.deleteMany({ where: { email } });
    const profile = await moveProfile(tx, userId, user.email, email);
    if (profile) await claimWaiting(tx, { profileId: profile.id, name: profile.name }, email);
    await sendMail(tx, toldMail);
    return true;
  });
  return confirming.catch((error: unknown) => {
    // Somebody has made an account with the address since.
    if (isUniqueViolation(error)) return false;
    throw error;
  });
}

/** What shows the address. Resolves to the profile, which is then locked. */
async function moveProfile(tx: Tx, userId: string, former: string, email: string) {
  const [profile] = await tx.$queryRaw<{ id: string; name: string }[]>`
    select id::text, name from profiles where user_id = ${userId}::uuid for no key update`;
  if (!profile) return null;
  await tx.crewMember.updateMany({
    where: { profileId: profile.id, isOwner: true, email: former },
    data: { email },
  });
  return profile;
}

/** The address that the person wants instead of theirs and has yet to confirm; null when there is none. */
export async function getPendingEmail({ userId }: Account): Promise<string | null> {
  const wish = await db.emailChange.findUnique({
    where: { userId, confirmedAt: null, expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return wish?.email ?? null;
}
