import type { Campsite } from '@/lib/campsites/schema';

export interface SiteToOffer {
  id: string;
  name: string;
  detail: string;
}

/** Saved campsites come first, then own ones, without duplicates. */
export function sitesToOffer(
  lists: readonly (readonly Campsite[])[],
  tripSite: string | null,
): SiteToOffer[] {
  const seen = new Set([tripSite]);
  return lists
    .flat()
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, 12)
    .map(({ id, name, address, share_flag }) => ({
      id,
      name,
      detail: [address, !share_flag && 'Private'].filter(Boolean).join(' · '),
    }));
}
