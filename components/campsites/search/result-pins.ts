import type { ListedResult } from '@/lib/campsites/ai/merge';
import { campsiteHref } from '@/lib/campsites/search/search-href';
import type { Pin } from '../map/pins';

/**
 * Returns the campsites' pins. The AI's suggestions have no pins, because the AI gives no
 * positions.
 */
export const pinsOf = (listed: ListedResult[], trip: string | null): Pin[] =>
  listed.flatMap(({ site }) => {
    if (!site) return [];
    const { id, name, latitude, longitude, source } = site;
    return [{ id, name, latitude, longitude, source, href: campsiteHref(trip, id) }];
  });
