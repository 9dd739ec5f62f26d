import { addDays, type Day, dateOf, today } from '@/lib/dates';
import { longWeekend } from './long-weekend';
import type { Holiday } from './plan';

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
