import 'server-only';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';

/** How many of each the viewer has; the crew counts themselves. */
export interface Belongings {
  crew: number;
  rides: number;
  gear: number;
  groups: number;
}

/** What the profile's hub counts, in one look-up. */
export async function countBelongings({ profileId }: Viewer): Promise<Belongings> {
  const [counts] = await db.$queryRaw<Belongings[]>`
    select (select count(*)::int from crew_members where profile_id = ${profileId}::uuid) crew,
           (select count(*)::int from rides where profile_id = ${profileId}::uuid) rides,
           (select count(*)::int from gear_items where profile_id = ${profileId}::uuid) gear,
           (select count(*)::int from groups where profile_id = ${profileId}::uuid) groups`;
  return counts ?? { crew: 0, rides: 0, gear: 0, groups: 0 };
}
