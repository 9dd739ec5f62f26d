import { addDays, type Day, daysBetween } from '@/lib/dates';
import type { TripDates } from '../date-rules';

/**
 * Returns meals or plans moved to other dates of a trip: each keeps the number of its day. Leaves
 * out days that the other dates don't have.
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
