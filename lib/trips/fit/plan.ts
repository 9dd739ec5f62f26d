import type { Day } from '@/lib/dates';
import type { FitNote } from './answers/note';
import type { Finding, FitBooking, FitSite, Level, Rule } from './finding';
import type { Party } from './party';

/**
 * What is checked. 'trip': all households that are going. 'choice': the people and vehicles that one
 * household has ticked in a form; others on the trip may have seats for it. 'owned': everything that
 * one household owns; the household would bring only what suits the site.
 */
type Scope = 'trip' | 'choice' | 'owned';

/**
 * What others on a trip could offer: free seats in cars that reach the site, and cars that could
 * tow.
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
  /** The trip's dates; null when none were chosen yet. */
  dates: { start_date: Day; end_date: Day } | null;
  /** All known public holidays of the site's state. */
  holidays: readonly Holiday[];
  /** The organisers' notes on this site. */
  notes: readonly FitNote[];
  /** The trip's bookings. Null when no trip exists yet, or when the reader may not see them. */
  bookings: readonly FitBooking[] | null;
  /** The day of the check; null when no rule depends on it. */
  today: Day | null;
}

/** The fields of a finding that a rule returns. The other fields are added later. */
export interface Found
  extends Pick<Finding, 'text' | 'why' | 'who' | 'remedy'>,
    Partial<Pick<Finding, 'fact' | 'asked'>> {
  /**
   * `subject` distinguishes findings of the same rule. `also` lists other subjects: a yes to the
   * finding about one of these counts as a yes to this finding too.
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
