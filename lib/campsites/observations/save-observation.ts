import 'server-only';
import { dateOf } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockSite } from '../lock-site';
import { observationsOf } from './observations-sql';
import type { Observation, Observations } from './schema';

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

/** The viewer's wish not to be asked any more what they know of a site. */
export function setDismissed(viewer: Viewer, siteId: string, dismissed: boolean) {
  return db.$transaction(async (tx) => {
    await lockSite(tx, viewer, siteId);
    const own = { campsiteId: siteId, profileId: viewer.profileId };
    if (dismissed) await tx.observationDismissal.createMany({ data: own, skipDuplicates: true });
    else await tx.observationDismissal.deleteMany({ where: own });
    return { dismissed };
  });
}

export function saveObservation(viewer: Viewer, siteId: string, given: Observation): Promise<Observations> {
  return db.$transaction(async (tx) => {
    await lockSite(tx, viewer, siteId);
    const key = { campsiteId: siteId, profileId: viewer.profileId };
    const said = {
      pets: given.pets ?? null,
      toilets: given.toilets ?? null,
      water: given.water ?? null,
      showers: given.showers ?? null,
      power: given.power ?? null,
      fires: given.fires ?? null,
      reception: given.reception ?? null,
      boatRamp: given.boat_ramp ?? null,
      access: given.access ?? null,
      seenOn: dateOf(given.seen_on),
    };
    await tx.siteObservation.upsert({
      where: { campsiteId_profileId: key },
      create: { ...key, ...said },
      update: said,
    });
    return observationsNow(tx, siteId);
  });
}

export function takeBackObservation(viewer: Viewer, siteId: string): Promise<Observations> {
  return db.$transaction(async (tx) => {
    await lockSite(tx, viewer, siteId);
    const own = { campsiteId: siteId, profileId: viewer.profileId };
    const { count } = await tx.siteObservation.deleteMany({ where: own });
    // Once the viewer has deleted an observation, they are not asked about this site again.
    if (count > 0) await tx.observationDismissal.createMany({ data: own, skipDuplicates: true });
    return observationsNow(tx, siteId);
  });
}

const observationsNow = async (tx: Tx, siteId: string) =>
  (await readObservations([siteId], tx)).get(siteId) ?? {};
