import { addDays, type Day, dateOf } from '@/lib/dates';
import type { Holiday } from './plan';

interface LongWeekend {
  days: Day[];
  /** Such as "Easter long weekend", or "Anzac Day" for a single day. */
  name: string;
}

/** The first run of days off with a public holiday that overlaps the dates; it may reach beyond them. */
export function longWeekend(
  { start_date, end_date }: { start_date: Day; end_date: Day },
  holidays: readonly Holiday[],
): LongWeekend | undefined {
  const isHoliday = (day: Day) => holidays.some(([holiday]) => holiday === day);
  const free = (day: Day) => isWeekend(day) || isHoliday(day);
  for (let day = start_date; day <= end_date; day = addDays(day, 1)) {
    if (!free(day)) continue;
    const days = [day];
    for (let before = addDays(day, -1); free(before); before = addDays(before, -1)) days.unshift(before);
    for (let after = addDays(day, 1); free(after); after = addDays(after, 1)) days.push(after);
    if (days.some(isHoliday)) return { days, name: nameOf(days, holidays) };
    day = days.at(-1) ?? day;
  }
}

const isWeekend = (day: Day) => [0, 6].includes(dateOf(day).getUTCDay());

function nameOf(days: Day[], holidays: readonly Holiday[]): string {
  const names = holidays.flatMap(([day, name]) => (days.includes(day) ? [plainName(name)] : []));
  const [first = ''] = names;
  if (names.includes('Easter Monday')) return 'Easter long weekend';
  if (names.includes('Christmas Day')) return 'Christmas';
  if (first.startsWith('New Year')) return 'New Year';
  return days.length > 2 ? `${first} long weekend` : first;
}

const plainName = (name: string) => name.replace(/ \(.*/, '').replaceAll("'", '’');
