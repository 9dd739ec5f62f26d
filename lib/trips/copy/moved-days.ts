import { addDays, type Day, daysBetween } from '@/lib/dates';
import type { TripDates } from '../date-rules';

/**
 * Moves meals or plans from one trip's dates to another's: whatever was on the first trip's second
 * day comes to the second day of the other dates. Leaves out days that the other dates don't have.
 */
export function movedDays<Each extends { day: Day }>(
  all: readonly Each[],
  from: TripDates,
  to: TripDates,
): Each[] {
  return all.flatMap((each) => {
    const day = addDays(to.start_date, daysBetween(from.start_date, each.day));
    const stays = each.day >= from.start_date && each.day <= from.end_date && day <= to.end_date;
    return stays ? [{ ...each, day }] : [];
  });
}
