import type { Day } from '@/lib/dates';
import type { Finding, FitSite, Level, Rule } from './finding';
import type { Party } from './party';

/**
 * What is judged: all who are going; what one household has ticked, which others may still help out; or all that one
 * household owns, of which it would bring what suits.
 */
type Scope = 'trip' | 'choice' | 'owned';

/** What others on a trip could give: free seats in a car that gets there, and cars free to tow. */
export interface Offers {
  seats: { name: string; free: number }[];
  tows: { car: string }[];
}

/** A public holiday of the site's state. */
export type Holiday = readonly [day: Day, name: string];

export interface Plan {
  scope: Scope;
  site: FitSite;
  parties: Party[];
  offers: Offers;
  /** Null where no dates have been chosen. */
  dates: { start_date: Day; end_date: Day } | null;
  /** All public holidays that are known of the site's state. */
  holidays: readonly Holiday[];
}

/** What a rule finds, and the people it is about. */
export type Found = Omit<Finding, 'rule' | 'level'>;

export const finding = (rule: Rule, level: Level, { text, why, who, remedy }: Found): Finding => ({
  rule,
  level,
  text,
  why,
  who: [...new Set(who)],
  remedy,
});
