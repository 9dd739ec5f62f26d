import 'server-only';
import type { Account } from '../auth/viewer';
import { db } from '../db';
import type { Profile } from './schema';

/** What the API shows of a profile. */
export const shownProfile = { id: true, username: true, name: true, suburb: true, postcode: true } as const;

/** The account's own profile; null before there is one. */
export async function ownProfile(account: Account): Promise<Profile | null> {
  return db.profile.findUnique({ where: { userId: account.userId }, select: shownProfile });
}
