import 'server-only';
import { passwordChangedMail } from '../account/mails';
import type { PasswordChange } from '../account/settings-schema';
import { holdAllSites, takeBackAllSites } from '../campsites/keep-for-trips';
import { forbidden, notFound } from '../errors';
import { hashPassword, requireUncommon } from '../server/auth/password';
import { holdAccount, requireProof } from '../server/auth/proof';
import type { Account } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { sendMail } from '../server/mail/send-mail';
import { sendLetters } from '../trips/send-trip-mails';
import { farewellsOf } from './farewells';

/** Ends one of the person's sessions, wherever it runs. */
export async function endOwnSession(account: Account, sessionId: string): Promise<{ id: string }> {
  const { userId } = account;
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId } });
  if (count === 0) throw notFound();
  // What it asked for must not come true after it.
  await db.emailChange.deleteMany({ where: { userId, sessionId, confirmedAt: null } });
  return { id: sessionId };
}

/** Ends all of the person's sessions, this one too. */
export async function endAllSessions(account: Account): Promise<void> {
  const { userId } = account;
  await db.session.deleteMany({ where: { userId } });
  await db.emailChange.deleteMany({ where: { userId, confirmedAt: null } });
}

/** Sets a new password, ends every other session and tells the person by mail. */
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
    await holdAccount(tx, account, proven);
    await tx.user.update({ where: { id: account.userId }, data: { passwordHash } });
    await tx.session.deleteMany({ where: { userId: account.userId, id: { not: account.sessionId } } });
    await tx.resetToken.deleteMany({ where: { userId: account.userId } });
    await tx.emailChange.deleteMany({ where: { userId: account.userId, confirmedAt: null } });
    await sendMail(tx, mail);
  });
}

/**
 * Deletes the account with all that hangs on it. Those invited to its coming trips are told, and those who organise
 * the coming trips that it is on; of a site that others' trips use they keep what there is, without an owner.
 */
export async function deleteAccount(account: Account, password: string | undefined): Promise<void> {
  const proven = await requireProof(account, password);
  const { profileId, userId, email } = account;
  const farewells = profileId ? await farewellsOf(profileId, account.name) : [];
  await db.$transaction(async (tx) => {
    await holdAccount(tx, account, proven);
    if (profileId) {
      await holdAllSites(tx, profileId);
      await deleteTrips(tx, profileId);
      await takeBackAllSites(tx, profileId);
      await holdAnswers(tx, profileId);
    }
    await tx.pendingSignup.deleteMany({ where: { email } });
    await tx.user.delete({ where: { id: userId } });
    await sendLetters(tx, farewells);
  });
}

// One after the other, as whoever holds several trips takes them.
async function deleteTrips(tx: Tx, profileId: string): Promise<void> {
  await tx.$queryRaw`select id::text from trips where organiser_id = ${profileId}::uuid order by id for update`;
  await tx.trip.deleteMany({ where: { organiserId: profileId } });
}

// Before the crew goes: an answer that is just being saved holds its invitation and then needs the crew.
async function holdAnswers(tx: Tx, profileId: string): Promise<void> {
  await tx.$queryRaw`select id::text from invites where profile_id = ${profileId}::uuid order by id for update`;
}
