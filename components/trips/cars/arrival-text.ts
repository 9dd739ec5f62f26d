import { formatDay, formatWeekday } from '@/lib/dates';
import { nightsOf } from '@/lib/trips/attendance/nights';
import type { Household } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';

/** "arrives on Sunday" of who doesn't come on the first day; null for all others. */
export function arrivalText(
  household: Pick<Household, 'arrive_on'> | undefined,
  trip: TripDates,
): string | null {
  const day = household?.arrive_on;
  if (!day || day === trip.start_date) return null;
  // Within a week each weekday is one day alone.
  return `arrives on ${nightsOf(trip).length < 7 ? formatWeekday(day) : formatDay(day)}`;
}
