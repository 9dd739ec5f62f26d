import type { Day } from '@/lib/dates';
import type { FitNote } from './answers/note';
import type { Finding, FitBooking, FitSite, Level, Rule } from './finding';
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
  /** What organisers have been told of this site. */
  notes: readonly FitNote[];
  /** The trip's bookings; null where there is no trip yet, or the reader may not know of them. */
  bookings: readonly FitBooking[] | null;
  /** The day on which it is asked; null where nothing depends on the day. */
  today: Day | null;
}

/** What a rule finds, and the people it is about. */
export interface Found
  extends Pick<Finding, 'text' | 'why' | 'who' | 'remedy'>,
    Partial<Pick<Finding, 'fact' | 'asked'>> {
  /** What it is about, of a rule that may find several; and what else, where a yes to that is one for this too. */
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
