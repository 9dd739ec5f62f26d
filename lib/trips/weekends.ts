import { addDays, type Day, dateOf, today } from '../dates';

const FRIDAY = 5;

/** The next weekends, Friday to Sunday, from the first Friday after today on: what most trips are planned for. */
export function nextWeekends(count: number, now: Day = today()): { start_date: Day; end_date: Day }[] {
  const untilFriday = ((FRIDAY - dateOf(now).getUTCDay() + 6) % 7) + 1;
  return Array.from({ length: count }, (_, week) => {
    const start = addDays(now, untilFriday + 7 * week);
    return { start_date: start, end_date: addDays(start, 2) };
  });
}
