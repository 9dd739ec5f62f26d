import { formatDay, formatDayOfMonth, formatDays } from '@/lib/dates';
import type { Household } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { type NightRun, nightRuns } from '@/lib/trips/headcount/night-runs';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { stayNotes } from './stay-notes';

/** How many sleep there each night, in words. */
export interface ShownNights {
  /** How many people there are in all. */
  people: number;
  /** Who stays, in a sentence or a few. */
  text: string;
  /** Night by night; none where everybody stays for all of it. */
  rows: { night: string; people: number }[];
}

interface Stay extends Pick<Headcount, 'nights'> {
  /** How many people there are in all. */
  people: number;
  going: Household[];
  trip: TripDates;
  /** Whether the trip is over. */
  over: boolean;
}

/** More rows than these become one for nights in a row that are alike. */
const MOST_NIGHTS = 10;

/** Null for a single night. */
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
