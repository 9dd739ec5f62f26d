import { addDays, type Day } from '@/lib/dates';

/** From this many days before the trip, its first-aiders can open the cards. */
export const AIDER_DAYS = 7;
/** For this many days after the trip, the cards can still be opened. */
export const DAYS_AFTER = 1;
/** This many days after the trip, the cards and who opened them are deleted. */
export const CARD_DAYS = 7;
export const SHOWN_MS = 60 * 60 * 1000;
export const MAX_FIRST_AIDERS = 3;
export const MAX_REASON = 200;

interface Opening {
  trip: { start_date: Day; end_date: Day };
  reader: { going: boolean; firstAider: boolean };
  /** Null until the card's household has said on this trip who may open the card. */
  shares: boolean | null;
  /** At the site. */
  day: Day;
}

/** Null for a reader who may open the card. */
export function refusalOf({ trip, reader, shares, day }: Opening): string | null {
  if (!reader.going) return 'Only those who are going can open a card.';
  if (shares === null || (!shares && !reader.firstAider)) return 'This card isn’t shared with you.';
  const from = reader.firstAider ? addDays(trip.start_date, -AIDER_DAYS) : trip.start_date;
  if (day < from) return 'Cards can be opened once the trip has begun.';
  if (day > addDays(trip.end_date, DAYS_AFTER)) return 'The trip is over, so its cards are closed.';
  return null;
}
