import 'server-only';
import type { MovedKnowledge } from '@/lib/campsites/facts/merge-knowledge';
import type { MovedToSite } from '@/lib/trips/move-to-site';
import type { LockedSite } from './lock';

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
