import { nightsOf } from '@/lib/trips/attendance/nights';
import type { Household } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { shortNames } from '@/lib/trips/fit/name-lists';
import { countAll } from '@/lib/trips/headcount/count';

/**
 * Returns the number of people and nights for which a trip needs gear, and the short name of each
 * household by its id.
 */
export function headOf(households: readonly Household[], trip: TripDates) {
  const short = shortNames(households.map(({ profile_name }) => profile_name));
  const names = households.map(({ household_id, profile_name: name }) => [
    household_id,
    short.get(name) ?? name,
  ]);
  return {
    names: Object.fromEntries(names) as Record<string, string>,
    people: countAll([...households]).people,
    nights: nightsOf(trip).length,
  };
}
