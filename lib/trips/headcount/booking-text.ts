import { formatDateRange, formatDay, formatDays } from '@/lib/dates';
import { countText, oneLine, peopleText } from '@/lib/text';
import type { TripDates } from '../date-rules';
import { nightRuns } from './night-runs';
import type { Counts, Headcount } from './schema';
import { countsText, peopleCounts, petCounts, vehicleCounts } from './words';

/** What is booked for whom. */
export interface BookedTrip extends TripDates {
  location_name: string;
}

/** What a campsite asks when one books: where, when, how many, and how many a night where that isn't always the same. */
export function bookingText(trip: BookedTrip, total: Counts, nights: Headcount['nights']): string {
  const { location_name, start_date, end_date } = trip;
  const runs = nightRuns(nights);
  const byNight = runs.map(
    ({ from, to, people }) => `${people} on ${from === to ? formatDay(from) : formatDays(from, to)}`,
  );
  const lines = [
    oneLine(location_name),
    `${formatDateRange(start_date, end_date)}, ${countText(nights.length, 'night')}`,
    `${peopleText(total.people)}: ${countsText(peopleCounts(total))}`,
    countsText(petCounts(total)),
    countsText(vehicleCounts(total)),
    runs.length > 1 && `People by night: ${byNight.join(', ')}`,
  ];
  return lines.filter(Boolean).join('\n');
}
