import 'server-only';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';
import type { Profile } from './profile-schema';

/** What the API shows of a profile. */
export const shownProfile = { id: true, username: true, name: true, suburb: true, postcode: true } as const;

/** The account's own profile; null before there is one. */
export async function getProfile(account: Account): Promise<Profile | null> {
  return db.profile.findUnique({ where: { userId: account.userId }, select: shownProfile });
}
