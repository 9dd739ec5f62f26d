import 'server-only';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';
import type { User } from './schema';

interface UserRow {
  id: string;
  email: string;
  name: string | null;
  profile: { id: string; name: string; postcode: string } | null;
}

/** A user's row with its profile as the API shows it to the person themselves. */
export function presentUserRow({ id, email, name, profile }: UserRow): User {
  return {
    id,
    name: profile?.name ?? name ?? email,
    email,
    profile_id: profile?.id ?? null,
    postcode: profile?.postcode ?? null,
  };
}

/** The account as the API shows it to the person themselves. */
export function presentUser(account: Account): User {
  return {
    id: account.userId,
    name: account.name,
    email: account.email,
    profile_id: account.profileId,
    postcode: account.postcode,
  };
}

export async function emailExists(email: string): Promise<boolean> {
  return (await db.user.count({ where: { email } })) > 0;
}

/** How an address signs in; null for an unknown one. */
export async function providerOf(email: string): Promise<'google' | 'local' | null> {
  const user = await db.user.findUnique({ where: { email }, select: { passwordHash: true } });
  if (!user) return null;
  return user.passwordHash ? 'local' : 'google';
}
