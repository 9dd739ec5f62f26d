import type { ListedResult } from '@/lib/campsites/ai/merge';
import { campsiteHref } from '@/lib/campsites/search/search-href';
import type { Pin } from '../map/pins';

/** The campsites' pins. The AI gives no positions, so its suggestions have none. */
export const pinsOf = (listed: ListedResult[], trip: string | null): Pin[] =>
  listed.flatMap(({ site }) => {
    if (!site) return [];
    const { id, name, latitude, longitude, source } = site;
    return [{ id, name, latitude, longitude, source, href: campsiteHref(trip, id) }];
  });
