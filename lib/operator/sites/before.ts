import 'server-only';
import type { MovedKnowledge } from '@/lib/campsites/facts/merge-knowledge';
import type { MovedToSite } from '@/lib/trips/move-to-site';
import type { LockedSite } from './lock';

/** The columns of a campsite that an operator's decision may set. */
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

/** An operator's correction of open data. */
export interface Corrected {
  name: string | null;
  latitude: number | null;
  longitude: number | null;
  gone: boolean;
}

/** What the log stores about a decision, so that the decision can be undone. */
export interface Before {
  /** Values of the columns that the decision has set: `was` before it, `is` after it. */
  was: SiteColumns;
  is: SiteColumns;
  /**
   * For a decision that corrects open data: the correction that applied before, or null when there
   * was none.
   */
  corrected?: Corrected | null;
  merged?: { into: string; trips: MovedToSite; knowledge: MovedKnowledge };
}
