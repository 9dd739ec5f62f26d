import type { Day } from '@/lib/dates';

interface DayOf<Item> {
  day: Day;
  items: Item[];
}

/** The newest day is first. */
export function byDay<Item extends { day: Day }>(items: Item[]): DayOf<Item>[] {
  const days = new Map<Day, Item[]>();
  for (const item of items) days.set(item.day, [...(days.get(item.day) ?? []), item]);
  return [...days]
    .map(([day, items]) => ({ day, items }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}
