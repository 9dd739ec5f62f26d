import type { Day } from '@/lib/dates';
import type { FitNote } from './answers/note';
import type { Finding, FitBooking, FitSite, Level, Rule } from './finding';
import type { Party } from './party';

/**
 * 'trip' checks all who are going; 'choice' what one household ticks in a form, while others may have seats
 * for it; 'owned' all that one household owns, of which it brings only what suits the site.
 */
type Scope = 'trip' | 'choice' | 'owned';

export interface Offers {
  /** Of `free`, `toAsk` are in cars about which the campsite has to be asked. */
  seats: { name: string; free: number; toAsk?: number }[];
  tows: { car: string }[];
}

export type Holiday = readonly [day: Day, name: string];

export interface Plan {
  scope: Scope;
  site: FitSite;
  parties: Party[];
  offers: Offers;
  /** Null when none were chosen yet. */
  dates: { start_date: Day; end_date: Day } | null;
  holidays: readonly Holiday[];
  notes: readonly FitNote[];
  /** Null when no trip exists yet, or when the reader may not see them. */
  bookings: readonly FitBooking[] | null;
  /** Null when no rule depends on it. */
  today: Day | null;
}

export interface Found
  extends Pick<Finding, 'text' | 'why' | 'who' | 'remedy'>,
    Partial<Pick<Finding, 'fact' | 'asked'>> {
  /** `subject` tells findings of a rule apart; a yes to one of the subjects in `also` counts here too. */
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
