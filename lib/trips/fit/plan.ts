import type { Day } from '@/lib/dates';
import type { FitNote } from './answers/note';
import type { Finding, FitBooking, FitSite, Level, Rule } from './finding';
import type { Party } from './party';

/**
 * What is checked. 'trip': all households that are going. 'choice': what one household has ticked,
 * which others on the trip may help out. 'owned': everything that one household owns, of which it
 * would bring what suits the site.
 */
type Scope = 'trip' | 'choice' | 'owned';

/**
 * What others on a trip could offer: free seats in a car that gets there, and cars that could tow.
 */
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
  /** All known public holidays of the site's state. */
  holidays: readonly Holiday[];
  /** The organisers' notes on this site. */
  notes: readonly FitNote[];
  /** The trip's bookings; null when there is no trip yet, or when the reader may not see them. */
  bookings: readonly FitBooking[] | null;
  /** The day of the check; null when nothing depends on the day. */
  today: Day | null;
}

/** What a rule reports, with the people concerned. */
export interface Found
  extends Pick<Finding, 'text' | 'why' | 'who' | 'remedy'>,
    Partial<Pick<Finding, 'fact' | 'asked'>> {
  /**
   * `subject` tells apart several findings of one rule. `also` lists subjects whose yes counts as a
   * yes here too.
   */
  subject?: string;
  also?: readonly string[];
}

const asked = { yes: 'it’s fine', no: 'it isn’t fine' };

export const finding = (rule: Rule, level: Level, { subject, also = [], who, ...found }: Found): Finding => ({
  rule,
  level,
  fact: found.text,
  asked,
  ...found,
  who: [...new Set(who)],
  key: subject ? `${rule}:${subject}` : rule,
  also: also.map((other) => `${rule}:${other}`),
  noted: null,
});
