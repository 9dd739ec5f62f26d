import 'server-only';
import { badInput, forbidden } from '@/lib/errors';
import { endAccess } from '@/lib/server/auth/end-access';
import { hashPassword, requireUncommon } from '@/lib/server/auth/password';
import { lockAccount, requireProof } from '@/lib/server/auth/proof';
import { startSession } from '@/lib/server/auth/sessions';
import { hashToken, newToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { deviceOf } from '@/lib/server/http/caller';
import { withinLimit } from '@/lib/server/http/rate-limiter';
import { addJob } from '@/lib/server/jobs/queue';
import { sendMail } from '@/lib/server/mail/send-mail';
import { toUser } from './log-in';
import { passwordChangedMail, passwordResetMail, resetPasswordMail, signInWithGoogleMail } from './mails';
import type { PasswordChange } from './settings-schema';

const RESET_MINUTES = 60;

/**
 * Only the job looks up the address, so that the response and its timing don't reveal whether it
 * has an account. After three requests in an hour the newest link stays valid, so that a stranger's
 * requests cannot lock the owner out.
 */
export async function requestReset(email: string): Promise<void> {
  const allowed = await withinLimit('forgotByEmail', email.toLowerCase());
  await db.$transaction((tx) => addJob(tx, 'reset-request', { email, allowed }));
}

export async function sendResetLink({ email, allowed }: { email: string; allowed: boolean }): Promise<void> {
  if (!allowed) return;
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, passwordHash: true },
  });
  if (!user) return;
  const { token, hash } = newToken();
  const mail = await (user.passwordHash
    ? resetPasswordMail(user.email, token)
    : signInWithGoogleMail(user.email));
  await db.$transaction(async (tx) => {
    if (user.passwordHash) {
      // Lock the user, so that of two parallel requests only the later one's link stays valid.
      await lockUserRow(tx, user.id);
      await tx.resetToken.deleteMany({ where: { userId: user.id } });
      const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
      await tx.resetToken.create({ data: { userId: user.id, tokenHash: hash, expiresAt } });
    }
    await sendMail(tx, mail);
  });
}

export async function resetPassword(request: Request, token: string, password: string) {
  await requireUncommon(password);
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    const userId = await takeToken(tx, token);
    const user = await tx.user.update({
      where: { id: userId },
      data: { passwordHash },
      include: { profile: true },
    });
    await endAccess(tx, userId);
    await tx.emailChange.deleteMany({ where: { userId, confirmedAt: null } });
    await sendMail(tx, await passwordResetMail(user.email));
    return { user: toUser(user), cookie: await startSession(userId, deviceOf(request), tx) };
  });
}

/** Null for a link that still works or is unknown. */
export async function getEndedReset(token: string): Promise<{ email: string } | null> {
  const found = await db.resetToken.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { expiresAt: true, usedAt: true, user: { select: { email: true } } },
  });
  if (!found || (!found.usedAt && found.expiresAt.getTime() > Date.now())) return null;
  return { email: found.user.email };
}

/** Throws 400 for a used, expired or unknown token. Of parallel calls only one succeeds. */
async function takeToken(tx: Tx, token: string): Promise<string> {
  const expired = () => badInput('This link has expired or was used already. Please ask for a new one.');
  const tokenHash = hashToken(token);
  const known = await tx.resetToken.findUnique({ where: { tokenHash }, select: { userId: true } });
  if (!known) throw expired();
  // Lock the user before the reset link, as a password change does. The opposite order could
  // deadlock.
  await lockUserRow(tx, known.userId);
  const { count } = await tx.resetToken.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
  });
  if (count === 0) throw expired();
  return known.userId;
}

const lockUserRow = (tx: Tx, userId: string) =>
  tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;

export async function changePassword(
  account: Account,
  { current_password, password }: PasswordChange,
): Promise<void> {
  const proven = await requireProof(account, current_password ?? undefined, 'current_password');
  if (proven === null) throw forbidden('You sign in with Google and have no password here.');
  await requireUncommon(password);
  const passwordHash = await hashPassword(password);
  const mail = await passwordChangedMail(account.email);
  await db.$transaction(async (tx) => {
    await lockAccount(tx, account, proven);
    await tx.user.update({ where: { id: account.userId }, data: { passwordHash } });
    await endAccess(tx, account.userId, account.sessionId);
    await tx.resetToken.deleteMany({ where: { userId: account.userId } });
    await tx.emailChange.deleteMany({ where: { userId: account.userId, confirmedAt: null } });
    await sendMail(tx, mail);
  });
}
