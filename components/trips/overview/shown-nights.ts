import { formatDay, formatDayOfMonth, formatDays } from '@/lib/dates';
import type { Household } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { type NightRun, nightRuns } from '@/lib/trips/headcount/headcount';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { stayNotes } from './stay-notes';

export interface ShownNights {
  people: number;
  text: string;
  /** One row for each night; empty when everybody stays for the whole trip. */
  rows: { night: string; people: number }[];
}

interface Stay extends Pick<Headcount, 'nights'> {
  people: number;
  going: Household[];
  trip: TripDates;
  over: boolean;
}

/**
 * At most this many rows are shown one by one. On a longer trip, consecutive nights with the same
 * number of people share a row.
 */
const MOST_NIGHTS = 10;

/** Returns the number of people on each night; null for a trip of one night. */
export function shownNights({ nights, people, going, trip, over }: Stay): ShownNights | null {
  if (nights.length === 1) return null;
  const notes = stayNotes(going, trip, over);
  if (notes.length === 0) {
    const all = nights.length === 2 ? 'both' : `all ${nights.length}`;
    return { people, text: `Everyone ${over ? 'stayed' : 'stays'} ${all} nights.`, rows: [] };
  }
  const runs =
    nights.length > MOST_NIGHTS
      ? nightRuns(nights)
      : nights.map(({ night, people }) => ({ from: night, to: night, people }));
  const oneMonth = trip.start_date.slice(0, 7) === nights.at(-1)?.night.slice(0, 7);
  const rows = runs.map((run) => ({ night: nightLabel(run, oneMonth), people: run.people }));
  return { people, text: notes.join(' '), rows };
}

function nightLabel({ from, to }: NightRun, oneMonth: boolean): string {
  if (from !== to) return formatDays(from, to);
  return oneMonth ? formatDayOfMonth(from) : formatDay(from);
}
