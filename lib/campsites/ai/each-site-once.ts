import 'server-only';
import { db } from '@/lib/server/db/client';

/**
 * Returns the first campsite of each name, compared by site_name_key. Drops
 * campsites whose name has no key.
 */
export async function eachSiteOnce<T extends { name: string }>(sites: readonly T[]): Promise<T[]> {
  const names = sites.map(({ name }) => name);
  const first = await db.$queryRaw<{ index: number }[]>`
    select min(index)::int - 1 index
    from unnest(${names}::text[]) with ordinality named(name, index)
    where site_name_key(name) <> ''
    group by site_name_key(name)
    order by index`;
  return first.flatMap(({ index }) => sites[index] ?? []);
}
