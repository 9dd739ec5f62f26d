import type { Household } from '@/lib/trips/attendance/schema';
import { dayName, type TripDates } from '@/lib/trips/date-rules';
import { daysOf } from '@/lib/trips/meals/grid';

/**
 * Returns "arrives on Sunday" for a household that arrives after the first day; null for other
 * households.
 */
export function arrivalText(
  household: Pick<Household, 'arrive_on'> | undefined,
  trip: TripDates,
): string | null {
  const day = household?.arrive_on;
  if (!day || day === trip.start_date) return null;
  return `arrives on ${dayName(day, daysOf(trip).length)}`;
}
