import 'server-only';
import { badInput, forbidden, signedOut } from '@/lib/errors';
import { db, type Tx } from '../db/client';
import { verifyPassword } from './password';
import type { Account } from './viewer';

const FRESH_MINUTES = 10;

/**
 * Asks again who is there, before what cannot be taken back: the password, or a sign-in with Google within the last
 * ten minutes. Throws 400 at `field`, 401 or 403. Resolves to the hash of the password that the account has, null
 * for those who have none.
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

/**
 * Locks a user's row till the transaction ends, if the password that was proven is still theirs: checking it takes
 * long enough for a reset, or the end of the account, to come in between.
 */
export async function lockUser(tx: Tx, userId: string, provenHash: string | null): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    select id from users
    where id = ${userId}::uuid and password_hash is not distinct from ${provenHash}
    for no key update`;
  return locked.length === 1;
}

/** The same for somebody signed in, whose session must still be there too. Throws 401. */
export async function lockAccount(tx: Tx, account: Account, provenHash: string | null): Promise<void> {
  const locked = await lockUser(tx, account.userId, provenHash);
  if (!locked || (await tx.session.count({ where: { id: account.sessionId } })) === 0) throw signedOut();
}
