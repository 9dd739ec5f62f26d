import type { Camper } from '@/lib/household/crew/schema';
import { nightsOf } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import { defaultWeight } from '../costs/split';
import type { TripDates } from '../date-rules';
import { type Countable, countEstimate } from './count-estimate';
import type { Estimate } from './schema';

export interface Money {
  /** An organiser's, for an adult and the whole trip; null when nobody has said. */
  guess: number | null;
  dropOut: string | null;
  /**
   * From when the reader's household said yes, kept when it drops out: null for the words of now, also for
   * an organiser; '' for none.
   */
  toldDropOut: string | null;
  /** What the bookings cost; null when no booking has a price. */
  booked: number | null;
  /** False while a booking with a price isn't confirmed. */
  firm: boolean;
  /** Without what the bookings cost; null without expenses. */
  spent: number | null;
  /** The campers of the reader's crew; none for a guest. */
  crew: Camper['age'][];
}

interface Going extends TripDates {
  attendees: readonly Household[];
  ownId: string | null;
}

/** Null when nothing can be said. */
export function countableOf({ attendees, ownId, ...trip }: Going, money: Money): Countable | null {
  const { booked, firm, spent, guess, crew } = money;
  if (booked === null && spent === null && guess === null) return null;
  const own = attendees.find(({ household_id }) => household_id === ownId);
  const ages = own ? campers(own) : crew.length > 0 ? crew : (['adult'] as const);
  const count = (...which: Camper['age'][]) => ages.filter((age) => which.includes(age)).length;
  const most = nightsOf(trip).length;
  const others = attendees.filter((household) => household !== own);
  return {
    sums: {
      booked,
      firm,
      spent,
      guess,
      drop_out: dropOutOf(money),
      others: others.reduce((sum, household) => sum + defaultWeight(household, trip).weight, 0),
      most,
    },
    party: {
      adults: count('adult'),
      children: count('child'),
      little: count('toddler', 'baby'),
      nights: own ? defaultWeight(own, trip).nights : most,
    },
    known: own !== undefined || crew.length > 0,
  };
}

export function estimateOf(going: Going, money: Money): Estimate | null {
  const countable = countableOf(going, money);
  return countable && countEstimate(countable);
}

/** What holds for the reader when they drop out. */
export const dropOutOf = ({ dropOut, toldDropOut }: Pick<Money, 'dropOut' | 'toldDropOut'>): string | null =>
  (toldDropOut ?? dropOut) || null;

const campers = ({ crew }: Household): Camper['age'][] =>
  crew.flatMap((one) => (one.type === 'camper' ? [one.age] : []));
