import 'server-only';
import { notFound } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import type { DecidedSite } from './schema';

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
