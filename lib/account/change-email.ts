import 'server-only';
import { badInput } from '../errors';
import { endAccess } from '../server/auth/end-access';
import { lockAccount, requireProof } from '../server/auth/proof';
import { hashToken, newToken } from '../server/auth/tokens';
import type { Account } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { isUniqueViolation } from '../server/db/errors';
import { env } from '../server/env';
import { spend } from '../server/http/rate-limiter';
import { composeMail } from '../server/mail/layout';
import { sendMail } from '../server/mail/send-mail';
import type { ClaimWaiting } from './profile/profile';

const CONFIRM_HOURS = 24;

/**
 * If the new address already has an account, its owner gets a mail; the response and the work are
 * the same, so the caller cannot tell that the account exists.
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

export async function cancelEmailChange({ userId }: Account): Promise<void> {
  await db.emailChange.deleteMany({ where: { userId, confirmedAt: null } });
}

/** A second call changes nothing and returns true. False for an unknown or expired token. */
export async function confirmEmailChange(token: string, claimWaiting: ClaimWaiting): Promise<boolean> {
  const tokenHash = hashToken(token);
  const wish = await db.emailChange.findUnique({ where: { tokenHash }, include: { user: true } });
  if (!wish || wish.expiresAt.getTime() <= Date.now()) return false;
  if (wish.confirmedAt) return true;
  const { userId, sessionId, email, user } = wish;
  const toldMail = await emailChangedMail(user.email);
  const confirming = db.$transaction(async (tx) => {
    // Lock the user before the request, in the same order as a password reset and a newer request
    // do.
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const { count } = await tx.emailChange.updateMany({
      where: { tokenHash, confirmedAt: null },
      data: { confirmedAt: new Date() },
    });
    // Either a parallel call has just confirmed the request, or the request was deleted.
    if (count === 0) return (await tx.emailChange.count({ where: { tokenHash } })) > 0;
    await tx.user.update({ where: { id: userId }, data: { email } });
    await endAccess(tx, userId, sessionId);
    await tx.resetToken.deleteMany({ where: { userId } });
    await tx.pendingSignup.deleteMany({ where: { email } });
    const profile = await moveProfile(tx, userId, user.email, email);
    if (profile) await claimWaiting(tx, { profileId: profile.id, name: profile.name }, email);
    await sendMail(tx, toldMail);
    return true;
  });
  return confirming.catch((error: unknown) => {
    // Somebody else has created an account with the address since the link was mailed.
    if (isUniqueViolation(error)) return false;
    throw error;
  });
}

/** Locks the profile. */
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

export async function getPendingEmail({ userId }: Account): Promise<string | null> {
  const wish = await db.emailChange.findUnique({
    where: { userId, confirmedAt: null, expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return wish?.email ?? null;
}

function confirmAddressMail(to: string, token: string) {
  const query = new URLSearchParams({ token });
  return composeMail(to, 'Confirm your new Campmates address', {
    heading: 'Confirm your new address',
    paragraphs: [
      'You asked to use this address for your Campmates account. Confirm it, and you’ll log in with it from then on.',
    ],
    action: { label: 'Confirm my new address', href: `${env().APP_URL}/confirm-email?${query}` },
    closing:
      'The link works for 24 hours. If you did not ask for this, ignore this email and nothing happens.',
  });
}

function addressTakenMail(to: string) {
  return composeMail(to, 'You already have a Campmates account', {
    heading: 'You already have an account',
    paragraphs: [
      'Somebody asked to use this address for another Campmates account, but it already belongs to yours. Nothing has changed.',
    ],
    action: { label: 'Log in', href: `${env().APP_URL}/login` },
    closing: 'If that was you, log in here, or choose a different address for your other account.',
  });
}

/** Sent to the current address at the request, while the change can still be stopped. */
function emailChangeAskedMail(to: string) {
  return composeMail(to, 'A new address for your Campmates account', {
    heading: 'Are you changing your address?',
    paragraphs: [
      'Somebody logged in to your account asked to use a different email address. We sent a link there, and this address stays yours until that link is opened.',
    ],
    action: { label: 'That was not me', href: `${env().APP_URL}/forgot-password` },
    closing: 'If it was not you, set a new password now: that stops the change and logs everybody else out.',
  });
}

function emailChangedMail(to: string) {
  return composeMail(to, 'Your Campmates email address has changed', {
    heading: 'Your email address has changed',
    paragraphs: [
      'Your Campmates account now uses a different email address, and we won’t write to this one about it again. Every other browser has been logged out.',
    ],
    action: { label: 'That was not me', href: `${env().APP_URL}/contact` },
  });
}
