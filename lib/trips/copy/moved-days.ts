import { addDays, type Day, daysBetween } from '@/lib/dates';
import type { TripDates } from '../date-rules';

/** Leaves out days for which `to` is too short. */
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
