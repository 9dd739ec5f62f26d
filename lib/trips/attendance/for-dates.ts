import { formatDateRange } from '@/lib/dates';
import { conflict } from '@/lib/errors';
import type { TripDates } from '../date-rules';

/** An answer may have waited without network while the dates changed. The caller has locked the trip. */
export function requireDates(now: TripDates, answeredFor: TripDates | null | undefined): void {
  if (!answeredFor) return;
  const { start_date, end_date } = now;
  if (answeredFor.start_date === start_date && answeredFor.end_date === end_date) return;
  const dates = formatDateRange(start_date, end_date);
  throw conflict(`The dates have changed to ${dates} since you answered. Please answer again.`);
}
