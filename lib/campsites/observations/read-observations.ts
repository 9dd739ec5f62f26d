import 'server-only';
import { dayOf } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { observationsOf } from './observations-sql';
import type { Observation, Observations } from './schema';

export const observationsSql = (siteIds: string[]) => Prisma.sql`
  select site.id::text, ${observationsOf(Prisma.sql`site.id`)} observations
  from unnest(${siteIds}::uuid[]) site (id)`;

/** What campers say of each of these sites; who may see the sites is the caller's to know. */
export async function readObservations(
  siteIds: string[],
  client: Tx = db,
): Promise<Map<string, Observations>> {
  const rows = await readRows<{ id: string; observations: Observations }>(observationsSql(siteIds), client);
  return new Map(rows.map(({ id, observations }) => [id, observations]));
}

/** What the viewer has said of a site, or null. */
export async function getOwnObservation(
  { profileId }: Viewer,
  campsiteId: string,
): Promise<Observation | null> {
  const row = await db.siteObservation.findUnique({
    where: { campsiteId_profileId: { campsiteId, profileId } },
  });
  if (!row) return null;
  const { boatRamp, access, seenOn, campsiteId: _site, profileId: _profile, updatedAt: _time, ...said } = row;
  return { ...said, boat_ramp: boatRamp, access: access as Observation['access'], seen_on: dayOf(seenOn) };
}
