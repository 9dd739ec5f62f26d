import 'server-only';
import { moveKnowledge } from '@/lib/campsites/facts/merge-knowledge';
import { conflict, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { sendMail } from '@/lib/server/mail/send-mail';
import { moveTripsBack } from '@/lib/trips/move-to-site';
import type { Operator } from '../desk';
import { recordAction } from '../log';
import { restoreCorrection } from './corrections';
import { setColumns } from './decide-site';
import {
  type Before,
  getDecided,
  type LockedSite,
  lockOwners,
  lockSites,
  requireNewest,
  type SiteColumns,
  suspensionOf,
  unsuspended,
} from './lock';
import { findOwner, undoneMails } from './mails';
import type { DecidedSite } from './schema';

/** Columns changed since the decision stay. Throws 409 when the newest decision isn't `meant`. */
export async function undoDecision(
  operator: Operator,
  siteId: string,
  meant?: string | null,
): Promise<DecidedSite> {
  return db.$transaction(async (tx) => {
    await lockOwners(tx, siteId);
    const [locked] = await lockSites(tx, siteId);
    const entry = await tx.operatorEntry.findFirst({
      where: { kind: 'campsite', subjectId: siteId, undoes: null, undoneBy: null },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    });
    const before = entry?.before as unknown as Before | undefined;
    // The desk doesn't show private campsites, except one that the decision itself made private.
    if (!locked || (!locked.shareFlag && before?.is.shareFlag !== false)) throw notFound();
    await requireNewest(tx, siteId, entry?.id, meant);
    if (!entry || !before) throw conflict('There is nothing to undo.');
    await requireOwner(tx, before);
    if (before.merged) await undoMerge(tx, locked, before.merged);
    if (before.corrected !== undefined) await restoreCorrection(tx, locked, before.corrected);
    const suspendedAt = await suspensionOf(tx, before.was.ownerId ?? locked.ownerId);
    const set = unchangedSince(unsuspended(locked, suspendedAt), before);
    await setColumns(tx, locked, { ...set, ...(set.hiddenAt === null && { hiddenAt: suspendedAt }) });
    const [site] = await lockSites(tx, siteId);
    if (!site) throw notFound();
    await recordAction(tx, operator, {
      action: 'undid',
      kind: 'campsite',
      subjectId: siteId,
      about: site.name,
      undoes: entry.id,
      reason: `“${entry.action}”, ${entry.reason}`.slice(0, 500),
    });
    await sendMail(tx, ...(await undoneMails(site, await findOwner(tx, site))));
    return getDecided(tx, siteId);
  });
}

function unchangedSince(site: LockedSite, { was, is, corrected }: Before): SiteColumns {
  const same = (name: keyof SiteColumns) => JSON.stringify(site[name]) === JSON.stringify(is[name]);
  const given = ['name', 'latitude', 'longitude'];
  const names = (Object.keys(was) as (keyof SiteColumns)[]).filter(
    // restoreCorrection has already restored the name and coordinates of open data.
    (name) => same(name) && !(corrected !== undefined && given.includes(name)),
  );
  return Object.fromEntries(names.map((name) => [name, was[name]]));
}

/** Throws 409 when the account that would own the campsite again was deleted. */
async function requireOwner(tx: Tx, { was: { ownerId } }: Before): Promise<void> {
  if (ownerId && (await tx.profile.count({ where: { id: ownerId } })) === 0)
    throw conflict('The account of its owner is gone.');
}

async function undoMerge(tx: Tx, site: LockedSite, merged: NonNullable<Before['merged']>): Promise<void> {
  await tx.siteMerge.deleteMany({ where: { campsiteId: site.id } });
  const [into] = await lockSites(tx, merged.into);
  if (!into) return;
  await moveTripsBack(tx, site, into, merged.trips);
  await moveKnowledge(tx, into.id, site.id, merged.knowledge);
}
