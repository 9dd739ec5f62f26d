import 'server-only';
import { db } from '@/lib/server/db/client';

/** The ids of features by their names; none is asked for nothing. */
export async function featureIds(names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const features = await db.siteFeature.findMany({
    where: { name: { in: [...names] } },
    select: { id: true },
  });
  return features.map(({ id }) => id);
}

/** The names of features by their ids; null when one of them is nowhere. */
export async function featureNames(ids: readonly string[]): Promise<string[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db.siteFeature.findMany({ where: { id: { in: wanted } }, select: { name: true } });
  return found.length === wanted.length ? found.map(({ name }) => name) : null;
}
