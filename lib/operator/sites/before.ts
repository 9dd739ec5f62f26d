import 'server-only';
import type { MovedKnowledge } from '@/lib/campsites/facts/merge-knowledge';
import type { MovedToSite } from '@/lib/trips/move-to-site';
import type { LockedSite } from './lock';

/** The columns of a campsite that a decision may set. */
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

/** An operator's correction of open data. */
export interface Corrected {
  name: string | null;
  latitude: number | null;
  longitude: number | null;
  gone: boolean;
}

/** The data in the log from which a decision can be undone. */
export interface Before {
  /** The columns that the decision has set, with their values before (`was`) and after (`is`). */
  was: SiteColumns;
  is: SiteColumns;
  /** For a decision that corrects open data, the earlier correction, or null for none. */
  corrected?: Corrected | null;
  merged?: { into: string; trips: MovedToSite; knowledge: MovedKnowledge };
}
