import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { isOwnedBy } from './policy';

export interface Belongings {
  crew: number;
  rides: number;
  gear: number;
  groups: number;
}

export async function countBelongings(viewer: Viewer): Promise<Belongings> {
  const own = isOwnedBy(viewer);
  const [counts] = await readRows<Belongings>(Prisma.sql`
    select (select count(*)::int from crew_members where ${own}) crew,
           (select count(*)::int from rides where ${own}) rides,
           (select count(*)::int from gear_items where ${own}) gear,
           (select count(*)::int from groups where ${own}) groups`);
  return counts ?? { crew: 0, rides: 0, gear: 0, groups: 0 };
}
