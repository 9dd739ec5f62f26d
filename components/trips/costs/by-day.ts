import type { Day } from '@/lib/dates';

export interface DayOf<Item> {
  day: Day;
  items: Item[];
}

/** Things by their day, the newest first. */
export function byDay<Item extends { day: Day }>(items: Item[]): DayOf<Item>[] {
  const days = new Map<Day, Item[]>();
  for (const item of items) days.set(item.day, [...(days.get(item.day) ?? []), item]);
  return [...days]
    .map(([day, items]) => ({ day, items }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** As many of the first days as make `most` rows, and the rest; few that would be left over go with them. */
export function foldDays<Item>(
  days: DayOf<Item>[],
  most: number,
): [shown: DayOf<Item>[], folded: DayOf<Item>[]] {
  let rows = 0;
  const end = days.findIndex(({ items }) => {
    rows += items.length;
    return rows >= most;
  });
  const folded = end < 0 ? [] : days.slice(end + 1);
  const few = folded.reduce((sum, { items }) => sum + items.length, 0) < most / 4;
  return few ? [days, []] : [days.slice(0, end + 1), folded];
}
