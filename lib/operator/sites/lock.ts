import 'server-only';
import type { MovedKnowledge } from '@/lib/campsites/facts/merge-knowledge';
import { badInput, conflict, notFound } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import type { MovedToSite } from '@/lib/trips/move-to-site';
import type { Prisma } from '@/prisma/generated/client';
import { COMMAND_LINE } from '../desk';
import type { DecidedSite } from './schema';

const columns = {
  id: true,
  source: true,
  sourceRef: true,
  ownerId: true,
  shareFlag: true,
  name: true,
  address: true,
  state: true,
  postcode: true,
  locality: true,
  stateSaid: true,
  latitude: true,
  longitude: true,
  campsiteUrl: true,
  hiddenAt: true,
  reviewedAt: true,
  updatedAt: true,
  mergedAs: { select: { intoId: true } },
} satisfies Prisma.CampsiteSelect;

export type LockedSite = Prisma.CampsiteGetPayload<{ select: typeof columns }>;

/**
 * So that the owner can't be suspended in the meantime. A former owner is locked too, because an
 * undo gives the campsite back. Accounts are locked before campsites, as in a suspension.
 */
export const lockOwners = (tx: Tx, siteId: string) => tx.$queryRaw`
  select u.id::text from users u join profiles p on p.user_id = u.id
  where p.id in (
    select c.owner_id from campsites c where c.id = ${siteId}::uuid
    union all
    select (e.before -> 'was' ->> 'ownerId')::uuid from operator_entries e
    where e.kind = 'campsite' and e.subject_id = ${siteId})
  order by u.id for share of u`;

/** The hidden_at of the campsites that the suspension hid is the same time. */
export async function suspensionOf(tx: Tx, ownerId: string | null | undefined): Promise<Date | null> {
  if (!ownerId) return null;
  const where = { profile: { id: ownerId } };
  return (await tx.user.findFirst({ where, select: { suspendedAt: true } }))?.suspendedAt ?? null;
}

/** Gives the hidden_at that the campsite would have if its owner weren't suspended. */
export const unsuspended = (site: LockedSite, suspendedAt: Date | null): LockedSite => ({
  ...site,
  hiddenAt: site.hiddenAt?.getTime() === suspendedAt?.getTime() ? null : site.hiddenAt,
});

/** Locks in the order of ids. Includes private campsites. */
export async function lockSites(tx: Tx, ...ids: string[]): Promise<LockedSite[]> {
  await tx.$queryRaw`
    select c.id::text from campsites c where c.id = any(${ids}::uuid[]) order by c.id for no key update`;
  return tx.campsite.findMany({ where: { id: { in: ids } }, select: columns });
}

/** Throws 404 for a private campsite, and 409 for one that is merged into another. */
export function toDecide(sites: LockedSite[], id: string): LockedSite {
  const site = sites.find((each) => each.id === id && each.shareFlag);
  if (!site) throw notFound();
  if (site.mergedAs) throw conflict('This campsite is merged into another. Undo that first.');
  return site;
}

/** A merged campsite is hidden, so two campsites can't redirect to each other. Throws 400. */
export function toStay(sites: LockedSite[], site: LockedSite, into: string | null | undefined): LockedSite {
  const other = sites.find(({ id, shareFlag, hiddenAt }) => id === into && shareFlag && !hiddenAt);
  if (other && other.id !== site.id) return other;
  const message = 'Please choose another campsite that everybody can find.';
  throw badInput(message, { into: message });
}

/** Throws 409 when somebody has decided since `seen`, the last decision on the operator's page. */
export async function requireSeen(
  tx: Tx,
  { id, reviewedAt }: LockedSite,
  seen: string | null | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const shown = seen === null ? null : new Date(seen).getTime();
  if (shown !== (reviewedAt?.getTime() ?? null)) throw await decidedSince(tx, id);
}

async function decidedSince(tx: Tx, siteId: string): Promise<Error> {
  const newest = await tx.operatorEntry.findFirst({
    where: { kind: 'campsite', subjectId: siteId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { by: true, at: true },
  });
  if (!newest) return conflict('The page is out of date. Please load it again.');
  return conflict(`${await nameOf(tx, newest.by)} decided this ${agoText(newest.at)}.`);
}

/** Throws 409 when the decision to undo isn't the newest one on the campsite. */
export async function requireNewest(
  tx: Tx,
  siteId: string,
  newest: string | undefined,
  meant: string | null | undefined,
): Promise<void> {
  if (!meant || meant === newest) return;
  const undone = await tx.operatorEntry.findUnique({ where: { undoes: meant }, select: { by: true } });
  if (undone) throw conflict(`${await nameOf(tx, undone.by)} has undone this already.`);
  throw await decidedSince(tx, siteId);
}

async function nameOf(tx: Tx, by: string): Promise<string> {
  if (by === COMMAND_LINE.address) return 'Somebody at the command line';
  const select = { profile: { select: { name: true } } };
  return (await tx.user.findUnique({ where: { email: by }, select }))?.profile?.name ?? by;
}

function agoText(at: Date): string {
  const minutes = Math.round((Date.now() - at.getTime()) / 60_000);
  if (minutes <= 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
}

export type SiteColumns = Partial<
  Pick<
    LockedSite,
    | 'ownerId'
    | 'shareFlag'
    | 'name'
    | 'address'
    | 'state'
    | 'postcode'
    | 'locality'
    | 'stateSaid'
    | 'latitude'
    | 'longitude'
    | 'hiddenAt'
    | 'reviewedAt'
  >
>;

export interface Corrected {
  name: string | null;
  latitude: number | null;
  longitude: number | null;
  gone: boolean;
}

export interface Before {
  was: SiteColumns;
  is: SiteColumns;
  /** For open data: the earlier correction, or null without one. */
  corrected?: Corrected | null;
  merged?: { into: string; trips: MovedToSite; knowledge: MovedKnowledge };
}

export async function getDecided(tx: Tx, siteId: string): Promise<DecidedSite> {
  const site = await tx.campsite.findUnique({
    where: { id: siteId },
    include: { mergedAs: { select: { intoId: true } } },
  });
  if (!site) throw notFound();
  const { id, name, source, latitude, longitude, hiddenAt, shareFlag, mergedAs } = site;
  return {
    id,
    name,
    source,
    latitude,
    longitude,
    hidden: !shareFlag || hiddenAt !== null,
    merged_into: mergedAs?.intoId ?? null,
  };
}
