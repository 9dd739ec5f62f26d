import 'server-only';
import { badInput, conflict, notFound } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';

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
  latitude: true,
  longitude: true,
  campsiteUrl: true,
  hiddenAt: true,
  reviewedAt: true,
  updatedAt: true,
  mergedAs: { select: { intoId: true } },
} satisfies Prisma.CampsiteSelect;

/** A campsite's row as an operator decides on it. */
export type LockedSite = Prisma.CampsiteGetPayload<{ select: typeof columns }>;

/** Campsites' rows till the transaction ends, by their ids. The private ones among them too. */
export async function lockSites(tx: Tx, ...ids: string[]): Promise<LockedSite[]> {
  await tx.$queryRaw`
    select c.id::text from campsites c where c.id = any(${ids}::uuid[]) order by c.id for no key update`;
  return tx.campsite.findMany({ where: { id: { in: ids } }, select: columns });
}

/** The shared campsite that is decided on. Throws 404 for a private one, and 409 for one that is merged into another. */
export function toDecide(sites: LockedSite[], id: string): LockedSite {
  const site = sites.find((each) => each.id === id && each.shareFlag);
  if (!site) throw notFound();
  if (site.mergedAs) throw conflict('This campsite is merged into another. Undo that first.');
  return site;
}

/** The campsite that stays in a merge: another one that everybody finds. So no two can lead to each other. */
export function toStay(sites: LockedSite[], site: LockedSite, into: string | null | undefined): LockedSite {
  const other = sites.find(({ id, shareFlag, hiddenAt }) => id === into && shareFlag && !hiddenAt);
  if (other && other.id !== site.id) return other;
  const message = 'Please choose another campsite that everybody can find.';
  throw badInput(message, { into: message });
}

/** Throws 409 when another operator has decided on the campsite since this operator's page was made. */
export async function requireSeen(tx: Tx, siteId: string, seen: string | null | undefined): Promise<void> {
  if (!seen) return;
  const newer = await tx.operatorEntry.findFirst({
    where: { kind: 'campsite', subjectId: siteId, at: { gt: new Date(seen) } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { by: true, at: true },
  });
  if (!newer) return;
  const account = await tx.user.findUnique({
    where: { email: newer.by },
    select: { profile: { select: { name: true } } },
  });
  throw conflict(`${account?.profile?.name ?? newer.by} decided this ${agoText(newer.at)}.`);
}

function agoText(at: Date): string {
  const minutes = Math.round((Date.now() - at.getTime()) / 60_000);
  if (minutes <= 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
}
