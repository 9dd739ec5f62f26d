import 'server-only';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { Profile } from './schema';

export const shownProfile = { id: true, username: true, name: true, suburb: true, postcode: true } as const;

export async function getProfile(account: Account): Promise<Profile | null> {
  return db.profile.findUnique({ where: { userId: account.userId }, select: shownProfile });
}
