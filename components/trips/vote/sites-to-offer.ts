import type { Campsite } from '@/lib/campsites/schema';

/** A campsite that an organiser can add to a vote. */
export interface SiteToOffer {
  id: string;
  name: string;
  /** A short text that says where the campsite is. */
  detail: string;
}

/**
 * Returns the campsites that a vote's form offers: the reader's saved campsites, then their own,
 * without duplicates.
 */
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
