import 'server-only';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';

/** False when the account signs in only with Google. */
export async function hasPassword(account: Account): Promise<boolean> {
  return (await db.user.count({ where: { id: account.userId, passwordHash: { not: null } } })) > 0;
}

export async function emailExists(email: string): Promise<boolean> {
  return (await db.user.count({ where: { email } })) > 0;
}

/** Null for an unknown address. */
export async function providerOf(email: string): Promise<'google' | 'local' | null> {
  const user = await db.user.findUnique({ where: { email }, select: { passwordHash: true } });
  if (!user) return null;
  return user.passwordHash ? 'local' : 'google';
}
