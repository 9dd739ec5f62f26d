import { formatDateRange } from '@/lib/dates';
import { conflict } from '@/lib/errors';
import type { TripDates } from '../date-rules';

/**
 * Throws 409 when an answer was given for other dates than the trip has now. This happens when the
 * answer waited on a device without network, or came from a page that had been open for long. The
 * caller has locked the trip.
 */
export function requireDates(now: TripDates, answeredFor: TripDates | null | undefined): void {
  if (!answeredFor) return;
  const { start_date, end_date } = now;
  if (answeredFor.start_date === start_date && answeredFor.end_date === end_date) return;
  const dates = formatDateRange(start_date, end_date);
  throw conflict(`The dates have changed to ${dates} since you answered. Please answer again.`);
}
