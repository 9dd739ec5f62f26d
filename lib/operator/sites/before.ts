import 'server-only';
import type { MovedKnowledge } from '@/lib/campsites/merge-knowledge';
import type { MovedToSite } from '@/lib/trips/move-to-site';
import type { LockedSite } from './lock';

/** What a decision may set of a campsite's row. */
export type SiteColumns = Partial<
  Pick<
    LockedSite,
    | 'ownerId'
    | 'shareFlag'
    | 'name'
    | 'address'
    | 'state'
    | 'postcode'
    | 'latitude'
    | 'longitude'
    | 'hiddenAt'
    | 'reviewedAt'
  >
>;

/** What an operator had corrected of the open data. */
export interface Corrected {
  name: string | null;
  latitude: number | null;
  longitude: number | null;
  gone: boolean;
}

/** What the log keeps of a decision so that it can be undone. */
export interface Before {
  /** The columns that the decision has set, with their values before (`was`) and after (`is`). */
  was: SiteColumns;
  is: SiteColumns;
  /** For a decision that corrects open data, the earlier correction, or null for none. */
  corrected?: Corrected | null;
  merged?: { into: string; trips: MovedToSite; knowledge: MovedKnowledge };
}
