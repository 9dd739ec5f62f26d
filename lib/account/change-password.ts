import 'server-only';
import { forbidden } from '../errors';
import { hashPassword, requireUncommon } from '../server/auth/password';
import { lockAccount, requireProof } from '../server/auth/proof';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { sendMail } from '../server/mail/send-mail';
import { passwordChangedMail } from './mails';
import type { PasswordChange } from './settings-schema';

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
    await tx.session.deleteMany({ where: { userId: account.userId, id: { not: account.sessionId } } });
    await tx.resetToken.deleteMany({ where: { userId: account.userId } });
    await tx.emailChange.deleteMany({ where: { userId: account.userId, confirmedAt: null } });
    await sendMail(tx, mail);
  });
}
