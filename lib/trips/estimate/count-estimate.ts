import type { Estimate } from './schema';

/** What a share is counted from. Two shares give the total and the others’ weight away, so none is secret. */
export interface Sums {
  booked: number | null;
  firm: boolean;
  spent: number | null;
  guess: number | null;
  drop_out: string | null;
  /** People and nights of the other households that are going. */
  others: number;
  /** Nights of the trip. */
  most: number;
}

export interface Party {
  adults: number;
  /** Without toddlers and babies. */
  children: number;
  /** Toddlers and babies, who pay nothing. */
  little: number;
  nights: number;
}

export interface Countable {
  sums: Sums;
  party: Party;
  /** False when nobody knows who would come. */
  known: boolean;
}

/** The guess is given or taken by a quarter. */
const EITHER_WAY = 0.25;

/** Ranges are rounded outwards to five dollars. */
const ROUND = 500;

export function countEstimate({ sums, party, known }: Countable): Estimate {
  const people = party.adults + party.children / 2;
  const weight = people * party.nights;
  const all = sums.others + weight;
  const part = all === 0 ? 0 : weight / all;
  const lines = [
    ...(sums.booked === null ? [] : [fixed('Site', sums.booked * part, !sums.firm)]),
    ...(sums.spent === null ? [] : [fixed('Paid so far', sums.spent * part, false)]),
    ...(sums.guess === null ? [] : [around('Food and the rest', sums.guess * people)]),
  ];
  const sum = (of: 'low_cents' | 'high_cents') => lines.reduce((total, line) => total + line[of], 0);
  return {
    low_cents: Math.floor(sum('low_cents') / ROUND) * ROUND,
    high_cents: Math.ceil(sum('high_cents') / ROUND) * ROUND,
    lines,
    drop_out: sums.drop_out,
    adults: party.adults,
    children: party.children + party.little,
    nights: party.nights,
    known,
  };
}

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
