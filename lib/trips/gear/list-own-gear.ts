import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

export async function listOwnGear({ profileId }: Viewer): Promise<string[]> {
  const rows = await readRows<{ name: string }>(ownGearSql(profileId));
  return rows.map(({ name }) => name);
}

export const ownGearSql = (profileId: string) => Prisma.sql`
  select g.name from gear_items g where g.profile_id = ${profileId}::uuid`;
