import 'server-only';
import { badInput, forbidden, signedOut } from '@/lib/errors';
import { db, type Tx } from '../db/client';
import { verifyPassword } from './password';
import type { Account } from './viewer';

const FRESH_MINUTES = 10;

/**
 * Proof is the password, or a sign-in with Google in the last ten minutes. Resolves to the password's hash,
 * or null. Throws 400 for a wrong or missing password (at `field`), 401 for an ended session, 403 when Google
 * must be asked again.
 */
export async function requireProof(
  account: Account,
  password: string | undefined,
  field = 'password',
): Promise<string | null> {
  const session = await db.session.findUnique({
    where: { id: account.sessionId },
    select: { createdAt: true, withGoogle: true, user: { select: { passwordHash: true } } },
  });
  if (!session) throw signedOut();
  const { passwordHash } = session.user;
  const fresh = Date.now() - session.createdAt.getTime() <= FRESH_MINUTES * 60_000;
  if (passwordHash) {
    if (!password && session.withGoogle && fresh) return passwordHash;
    if (password && (await verifyPassword(password, passwordHash))) return passwordHash;
    const words = 'That is not your password.';
    throw badInput(words, { [field]: words });
  }
  if (!fresh) throw forbidden('Please sign in with Google again first.');
  return null;
}

/** Returns false when the password was reset or the account deleted since the hash was checked. */
export async function lockUser(tx: Tx, userId: string, provenHash: string | null): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    select id from users
    where id = ${userId}::uuid and password_hash is not distinct from ${provenHash}
    for no key update`;
  return locked.length === 1;
}

/** Like lockUser, but throws 401 when the password hash has changed or the session has ended. */
export async function lockAccount(tx: Tx, account: Account, provenHash: string | null): Promise<void> {
  const locked = await lockUser(tx, account.userId, provenHash);
  if (!locked || (await tx.session.count({ where: { id: account.sessionId } })) === 0) throw signedOut();
}
