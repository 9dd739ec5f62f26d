import type { Camper } from '@/lib/household/crew/schema';
import { nightsOf } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import { defaultWeight } from '../costs/split';
import type { TripDates } from '../date-rules';
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

interface Party extends TripDates {
  attendees: readonly Household[];
  ownId: string | null;
}

/** The guess is given or taken by a quarter. */
const EITHER_WAY = 0.25;

/** Null when nothing can be said. */
export function estimateOf({ attendees, ownId, ...trip }: Party, money: Money): Estimate | null {
  const own = attendees.find(({ household_id }) => household_id === ownId);
  const people = own ? campers(own) : money.crew.length > 0 ? money.crew : (['adult'] as const);
  const counted = countOf(people);
  const weights = attendees.map((household) => defaultWeight(household, trip));
  const nights = own ? defaultWeight(own, trip).nights : nightsOf(trip).length;
  const weight = counted.weight * nights;
  const all = weights.reduce((sum, each) => sum + each.weight, own ? 0 : weight);
  const part = all === 0 ? 0 : weight / all;
  const lines = [
    ...(money.booked === null ? [] : [fixed('Site', money.booked * part, !money.firm)]),
    ...(money.spent === null ? [] : [fixed('Paid so far', money.spent * part, false)]),
    ...(money.guess === null ? [] : [around('Food and the rest', money.guess * counted.weight)]),
  ];
  if (lines.length === 0) return null;
  const sum = (of: 'low_cents' | 'high_cents') => lines.reduce((total, line) => total + line[of], 0);
  return {
    low_cents: Math.floor(sum('low_cents') / ROUND) * ROUND,
    high_cents: Math.ceil(sum('high_cents') / ROUND) * ROUND,
    lines,
    drop_out: dropOutOf(money),
    adults: counted.adults,
    children: counted.children,
    nights,
    known: own !== undefined || money.crew.length > 0,
  };
}

/** What holds for the reader when they drop out. */
export const dropOutOf = ({ dropOut, toldDropOut }: Pick<Money, 'dropOut' | 'toldDropOut'>): string | null =>
  (toldDropOut ?? dropOut) || null;

/** Ranges are rounded outwards to five dollars. */
const ROUND = 500;

const fixed = (what: string, exact: number, guess: boolean) => {
  const cents = Math.max(0, Math.round(exact));
  return { what, low_cents: cents, high_cents: cents, guess };
};

const around = (what: string, cents: number) => ({
  what,
  low_cents: Math.round(cents * (1 - EITHER_WAY)),
  high_cents: Math.round(cents * (1 + EITHER_WAY)),
  guess: true,
});

const campers = ({ crew }: Household): Camper['age'][] =>
  crew.flatMap((one) => (one.type === 'camper' ? [one.age] : []));

/** By the weights of the trip's costs: toddlers and babies pay nothing. */
function countOf(ages: readonly Camper['age'][]) {
  const adults = ages.filter((age) => age === 'adult').length;
  const paying = ages.filter((age) => age === 'child').length;
  return { adults, children: ages.length - adults, weight: adults + paying / 2 };
}
