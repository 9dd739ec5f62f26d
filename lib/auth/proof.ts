import 'server-only';
import { db } from '../db';
import { badInput, forbidden } from '../errors';
import { verifyPassword } from './password';
import type { Account } from './viewer';

const FRESH_MINUTES = 10;

/**
 * Asks again who is there, before what cannot be taken back: the password, or for those who have none a
 * sign-in with Google within the last ten minutes. Throws 400 at `field`, or 403.
 */
export async function requireProof(
  account: Account,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  const session = await db.session.findUniqueOrThrow({
    where: { id: account.sessionId },
    select: { createdAt: true, user: { select: { passwordHash: true } } },
  });
  const { passwordHash } = session.user;
  if (passwordHash) {
    if (password && (await verifyPassword(password, passwordHash))) return;
    const words = 'That is not your password.';
    throw badInput(words, { [field]: words });
  }
  if (Date.now() - session.createdAt.getTime() > FRESH_MINUTES * 60_000) {
    throw forbidden('Please sign in with Google again first.');
  }
}
