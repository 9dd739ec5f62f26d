import 'server-only';
import { db } from '@/lib/server/db/client';

export async function featureNames(ids: readonly string[]): Promise<string[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db.siteFeature.findMany({ where: { id: { in: wanted } }, select: { name: true } });
  return found.length === wanted.length ? found.map(({ name }) => name) : null;
}
