import 'server-only';
import { moveKnowledge } from '@/lib/campsites/facts/merge-knowledge';
import { db, type Tx } from '@/lib/server/db/client';
import { sendMail } from '@/lib/server/mail/send-mail';
import { moveTripsToSite } from '@/lib/trips/move-to-site';
import type { Prisma } from '@/prisma/generated/client';
import type { Operator } from '../desk';
import { recordAction } from '../log';
import { correctSite, saveCorrection } from './corrections';
import {
  type Before,
  getDecided,
  type LockedSite,
  lockOwners,
  lockSites,
  requireSeen,
  type SiteColumns,
  suspensionOf,
  toDecide,
  toStay,
  unsuspended,
} from './lock';
import { decisionMails, findOwner, findReporters } from './mails';
import type { DecidedSite, SiteAction } from './schema';

interface Done extends Omit<Before, 'was' | 'is'> {
  set: SiteColumns;
  action: string;
  into?: LockedSite;
}

export async function decideSite(
  operator: Operator,
  siteId: string,
  decision: SiteAction,
): Promise<DecidedSite> {
  const { action, reason, into } = decision;
  return db.$transaction(async (tx) => {
    await lockOwners(tx, siteId);
    const sites = await lockSites(tx, ...[siteId, ...(action === 'merge' && into ? [into] : [])]);
    const locked = toDecide(sites, siteId);
    await requireSeen(tx, locked, decision.seen);
    const suspendedAt = await suspensionOf(tx, locked.ownerId);
    const site = unsuspended(locked, suspendedAt);
    const [owner, reporters] = [await findOwner(tx, site), await findReporters(tx, siteId)];
    const { set, action: done, into: stays, ...kept } = await act(tx, decision, site, sites);
    const is: SiteColumns = { ...set, reviewedAt: new Date() };
    // A campsite whose owner is suspended stays hidden, with the time of the suspension as
    // hidden_at, so that lifting the suspension shows it.
    const hidden = is.hiddenAt === null && is.ownerId !== null && { hiddenAt: suspendedAt };
    await setColumns(tx, site, { ...is, ...hidden });
    const before: Before = { was: pick(site, is), is, ...kept };
    const about = stays ? `${site.name} into ${stays.name}` : site.name;
    await recordAction(tx, operator, {
      action: done,
      kind: 'campsite',
      subjectId: siteId,
      about,
      reason,
      before: asJson(before),
    });
    const told = { action, reason, site: { ...site, name: is.name ?? site.name }, into: stays ?? null };
    await sendMail(tx, ...(await decisionMails(told, owner, reporters)));
    return getDecided(tx, siteId);
  });
}

/** Doesn't update the campsite's own row, but returns the columns to set there. */
async function act(tx: Tx, decision: SiteAction, site: LockedSite, sites: LockedSite[]): Promise<Done> {
  switch (decision.action) {
    case 'keep':
      return { action: 'kept', ...(await stillThere(tx, site)), set: { hiddenAt: null } };
    case 'hide':
      return { action: 'hid', set: { hiddenAt: new Date() } };
    case 'edit':
      return { action: 'corrected', ...(await correctSite(tx, site, decision.changes ?? {})) };
    case 'merge':
      return merge(tx, site, toStay(sites, site, decision.into));
    case 'delete':
      if (site.sourceRef) return { action: 'deleted', ...(await correctSite(tx, site, { gone: true })) };
      // Trips to the campsite keep it, as when its owner deletes it. The daily purge keeps the row
      // while the decision can be undone.
      return { action: 'deleted', set: { ownerId: null, shareFlag: false, hiddenAt: site.hiddenAt } };
  }
}

/** Otherwise the next load of the open data would hide the campsite again. */
async function stillThere(tx: Tx, site: LockedSite): Promise<Pick<Before, 'corrected'>> {
  const gone = site.sourceRef && { sourceRef: site.sourceRef, gone: true };
  if (!gone || (await tx.siteCorrection.count({ where: gone })) === 0) return {};
  return { corrected: await saveCorrection(tx, site, gone.sourceRef, { gone: false }) };
}

async function merge(tx: Tx, site: LockedSite, into: LockedSite): Promise<Done> {
  const trips = await moveTripsToSite(tx, site, into);
  const knowledge = await moveKnowledge(tx, site.id, into.id);
  await tx.siteMerge.create({ data: { campsiteId: site.id, intoId: into.id } });
  return {
    action: 'merged',
    set: { hiddenAt: new Date() },
    into,
    merged: { into: into.id, trips, knowledge },
  };
}

/** Keeps updated_at, which pages show as the day of the owner's last change. */
export const setColumns = (tx: Tx, { id, updatedAt }: LockedSite, data: SiteColumns) =>
  tx.campsite.update({ where: { id }, data: { ...data, updatedAt } });

const pick = (site: LockedSite, columns: SiteColumns): SiteColumns =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, site[name as keyof SiteColumns]]));

const asJson = (before: Before) => JSON.parse(JSON.stringify(before)) as Prisma.InputJsonObject;
