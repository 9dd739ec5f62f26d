import { addDays, type Day, daysBetween } from '@/lib/dates';
import { fitNights, movedDay, type Stop, stopOn } from '../stops';

export interface DayRow {
  id: string;
  day: Day;
  /** Two rows with the same slot can't have the same day; null for rows that can. */
  slot: string | null;
}

export interface Moved {
  /** To another day. */
  moved: { id: string; day: Day }[];
  /** For these the trip has no day any more: they are kept after its end. */
  afterEnd: { id: string; day: Day }[];
}

/**
 * Meals, turns and plans go with their stop. Of two for one place on a day the one that keeps its place in its
 * stop wins; those of a stop that is gone take what is free on their own day. When only the trip's length
 * changes, all stay on their days, also those after its end, so that they are back when it is longer again.
 */
export function movedRows(rows: readonly DayRow[], from: readonly Stop[], to: readonly Stop[]): Moved {
  const onlyLength = changeOnlyLength(from, to);
  const [start, end] = [from[0]?.arrive_on ?? '', from.at(-1)?.leave_on ?? ''];
  const newEnd = to.at(-1)?.leave_on ?? '';
  const taken = new Set<string>();
  const left: DayRow[] = [];
  const result: Moved = { moved: [], afterEnd: [] };
  const wishes = rows.map((row) => ({ row, ...wishOf(row) })).sort((a, b) => a.rank - b.rank);
  for (const { row, day } of wishes) {
    if (day !== null && isFree(row, day)) {
      taken.add(`${day} ${row.slot}`);
      if (day !== row.day) result.moved.push({ id: row.id, day });
    } else left.push(row);
  }
  for (const row of left) {
    let day = addDays(newEnd, 1);
    while (!isFree(row, day)) day = addDays(day, 1);
    taken.add(`${day} ${row.slot}`);
    result.afterEnd.push({ id: row.id, day });
  }
  return result;

  function isFree({ slot }: DayRow, day: Day): boolean {
    return slot === null || !taken.has(`${day} ${slot}`);
  }

  function wishOf({ day, slot }: DayRow): { day: Day | null; rank: number } {
    if (onlyLength) return { day: addDays(day, daysBetween(start, to[0]?.arrive_on ?? start)), rank: 0 };
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

/** As new dates do. */
function changeOnlyLength(from: readonly Stop[], to: readonly Stop[]): boolean {
  const nights = fitNights(
    from.map((stop) => stop.nights),
    to.reduce((sum, stop) => sum + stop.nights, 0),
  );
  return (
    from.length === to.length &&
    to.every((stop, index) => stop.id === from[index]?.id && stop.nights === nights[index])
  );
}
