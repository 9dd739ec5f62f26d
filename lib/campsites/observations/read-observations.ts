import 'server-only';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { observationsOf } from './observations-sql';
import type { Observations } from './schema';

export const observationsSql = (siteIds: string[]) => Prisma.sql`
  select site.id::text, ${observationsOf(Prisma.sql`site.id`)} observations
  from unnest(${siteIds}::uuid[]) site (id)`;

/** The caller has checked that the viewer may see the sites. */
export async function readObservations(
  siteIds: string[],
  client: Tx = db,
): Promise<Map<string, Observations>> {
  const rows = await readRows<{ id: string; observations: Observations }>(observationsSql(siteIds), client);
  return new Map(rows.map(({ id, observations }) => [id, observations]));
}
