import { addDays, type Day, dateOf, today } from '@/lib/dates';
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

const FRIDAY = 5;
const WEEKENDS_OF_A_YEAR = 53;

export interface Weekend {
  start_date: Day;
  end_date: Day;
  /** Null for an ordinary weekend. */
  name: string | null;
}

/** From Friday to Sunday, because most trips are planned for a weekend. */
export function nextWeekends(count: number, now: Day = today()): { start_date: Day; end_date: Day }[] {
  const untilFriday = ((FRIDAY - dateOf(now).getUTCDay() + 6) % 7) + 1;
  return Array.from({ length: count }, (_, week) => {
    const start = addDays(now, untilFriday + 7 * week);
    return { start_date: start, end_date: addDays(start, 2) };
  });
}

/** Adds the first long weekend after these within a year, or else one more ordinary weekend. */
export function offeredWeekends(count: number, holidays: readonly Holiday[], now: Day = today()): Weekend[] {
  const year = nextWeekends(WEEKENDS_OF_A_YEAR, now).map((weekend) => stretched(weekend, holidays));
  const later = year.slice(count).find(({ name }) => name !== null);
  return [...year.slice(0, count), ...(later ? [later] : year.slice(count, count + 1))];
}

function stretched(weekend: { start_date: Day; end_date: Day }, holidays: readonly Holiday[]): Weekend {
  const run = longWeekend(weekend, holidays);
  const [first, last] = [run?.days[0], run?.days.at(-1)];
  if (!run || !first || !last || run.days.length < 3) return { ...weekend, name: null };
  const [start_date = first] = [first, weekend.start_date].sort();
  return { start_date, end_date: last, name: run.name };
}
