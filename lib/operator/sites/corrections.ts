import 'server-only';
import { whereIs } from '@/lib/campsites/sites/where-is';
import { badInput } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Tx } from '@/lib/server/db/client';
import type { Corrected, LockedSite, SiteColumns } from './lock';
import type { SiteCorrections } from './schema';

interface Correction {
  set: SiteColumns;
  corrected?: Corrected | null;
}

/** Corrections of open data are stored separately, so that the next load doesn't undo them. */
export async function correctSite(tx: Tx, site: LockedSite, changes: SiteCorrections): Promise<Correction> {
  const { name, latitude, longitude, gone } = changes;
  if (Object.values(changes).every((value) => value === undefined)) {
    const message = 'Please say what to change.';
    throw badInput(message, { changes: message });
  }
  if (site.sourceRef) {
    const corrected = await saveCorrection(tx, site, site.sourceRef, changes);
    const isGone = gone ?? corrected?.gone ?? false;
    return {
      set: {
        ...omitUndefined({ name, latitude, longitude }),
        hiddenAt: isGone ? (site.hiddenAt ?? new Date()) : null,
      },
      corrected,
    };
  }
  if (gone !== undefined) {
    const message = 'Only campsites of the open data can be marked as gone. Please hide or delete this one.';
    throw badInput(message, { gone: message });
  }
  const spot = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return {
    set: {
      ...omitUndefined({ name }),
      ...(spot && { ...spot, ...(await whereIs(tx, spot, site.address, null)) }),
      hiddenAt: null,
    },
  };
}

/** Returns the correction that applied before; null without one. */
export async function saveCorrection(
  tx: Tx,
  site: LockedSite,
  sourceRef: string,
  changes: SiteCorrections,
): Promise<Corrected | null> {
  const before = await tx.siteCorrection.findUnique({
    where: { sourceRef },
    select: { name: true, latitude: true, longitude: true, gone: true },
  });
  const now = { ...omitUndefined(changes), updatedAt: new Date() };
  const given = { givenName: site.name, givenLatitude: site.latitude, givenLongitude: site.longitude };
  await tx.siteCorrection.upsert({
    where: { sourceRef },
    create: { sourceRef, ...given, ...now },
    update: now,
  });
  return before;
}

/** Without an earlier correction, the open data's own values apply again. */
export async function restoreCorrection(
  tx: Tx,
  site: LockedSite,
  corrected: Corrected | null,
): Promise<void> {
  const { sourceRef } = site;
  if (!sourceRef) return;
  const [given] = await tx.siteCorrection.updateManyAndReturn({
    where: { sourceRef },
    data: {
      ...(corrected ?? { name: null, latitude: null, longitude: null, gone: false }),
      updatedAt: new Date(),
    },
  });
  if (!given) return;
  await tx.campsite.update({
    where: { id: site.id },
    data: {
      name: corrected?.name ?? given.givenName,
      latitude: corrected?.latitude ?? given.givenLatitude,
      longitude: corrected?.longitude ?? given.givenLongitude,
    },
  });
  if (!corrected) await tx.siteCorrection.delete({ where: { sourceRef } });
}
