import 'server-only';
import type { Account, Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import type { Belongings, Profile } from './profile-schema';

/** What the API shows of a profile. */
export const shownProfile = { id: true, username: true, name: true, suburb: true, postcode: true } as const;

/** The account's own profile; null before there is one. */
export async function ownProfile(account: Account): Promise<Profile | null> {
  return db.profile.findUnique({ where: { userId: account.userId }, select: shownProfile });
}

/** What the profile's hub counts, in one look-up. */
export async function belongingsOf({ profileId }: Viewer): Promise<Belongings> {
  const [counts] = await db.$queryRaw<Belongings[]>`
    select (select count(*)::int from crew_members where profile_id = ${profileId}::uuid) crew,
           (select count(*)::int from rides where profile_id = ${profileId}::uuid) rides,
           (select count(*)::int from gear_items where profile_id = ${profileId}::uuid) gear,
           (select count(*)::int from groups where profile_id = ${profileId}::uuid) groups`;
  return counts ?? { crew: 0, rides: 0, gear: 0, groups: 0 };
}
