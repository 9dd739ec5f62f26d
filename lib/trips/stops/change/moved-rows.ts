import { addDays, type Day, daysBetween } from '@/lib/dates';
import { movedDay, type Stop, stopOn } from '../stops';

export interface DayRow {
  id: string;
  day: Day;
  /** Two rows with the same slot can't have the same day; null for rows that can. */
  slot: string | null;
}

export interface Moved {
  /** To another day. */
  moved: { id: string; day: Day }[];
  /** For these there is no day any more. */
  dropped: string[];
}

/**
 * Meals, turns and plans go with their stop. Of two for one place on a day the one that keeps its place in its
 * stop wins; those of a stop that is gone take what is free on their own day.
 */
export function movedRows(rows: readonly DayRow[], from: readonly Stop[], to: readonly Stop[]): Moved {
  const [start, end] = [from[0]?.arrive_on ?? '', from.at(-1)?.leave_on ?? ''];
  const newEnd = to.at(-1)?.leave_on ?? '';
  const taken = new Set<string>();
  const result: Moved = { moved: [], dropped: [] };
  const wishes = rows.map((row) => ({ row, ...wishOf(row) })).sort((a, b) => a.rank - b.rank);
  for (const { row, day } of wishes) {
    const key = `${day} ${row.slot}`;
    if (day === null || (row.slot !== null && taken.has(key))) {
      result.dropped.push(row.id);
      continue;
    }
    taken.add(key);
    if (day !== row.day) result.moved.push({ id: row.id, day });
  }
  return result;

  function wishOf({ day, slot }: DayRow): { day: Day | null; rank: number } {
    // What is kept from a longer trip stays outside it.
    if (day > end) return { day: addDays(day, daysBetween(end, newEnd)), rank: 0 };
    if (day < start) return { day: addDays(day, daysBetween(start, to[0]?.arrive_on ?? start)), rank: 0 };
    const at = movedDay(day, from, to);
    if (at === null) return { day: day <= newEnd ? day : slot === null ? newEnd : null, rank: 2 };
    const [was, is] = [stopOn(from, day), stopOn(to, at)];
    const keeps = day === end || daysBetween(was.arrive_on, day) === daysBetween(is.arrive_on, at) ? 0 : 1;
    return { day: at, rank: keeps };
  }
}
