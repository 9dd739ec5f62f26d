import 'server-only';
import { dateOf } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { lockSite } from '../lock-site';
import { readObservations } from './read-observations';
import type { Observation, Observations } from './schema';

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
