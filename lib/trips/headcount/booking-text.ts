import { formatDateRange, formatDay, formatDays } from '@/lib/dates';
import { countText, oneLine, peopleText } from '@/lib/text';
import type { TripDates } from '../date-rules';
import { countAll, type Party } from './count';
import { countsText, peopleCounts, petCounts, vehicleCounts } from './count-text';
import { nightRuns } from './night-runs';
import type { Counts, Headcount } from './schema';

export interface BookedTrip extends TripDates {
  location_name: string;
}

export interface PitchesOf {
  status: string;
  pitches: { name: string; households: string[] }[];
}

/** What campsites ask for in a booking. */
export function bookingText(
  trip: BookedTrip,
  total: Counts,
  nights: Headcount['nights'],
  pitchLines: string[] = [],
): string {
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
    ...pitchLines,
  ];
  return lines.filter(Boolean).join('\n');
}

export function pitchLinesOf(
  going: readonly (Party & { household_id: string })[],
  bookings: readonly PitchesOf[],
): string[] {
  return bookings
    .flatMap(({ status, pitches }) => (status === 'not needed' ? [] : pitches))
    .flatMap(({ name, households }) => {
      const here = going.filter(({ household_id }) => households.includes(household_id));
      if (here.length === 0) return [];
      const counts = countAll(here);
      return `${oneLine(name)}: ${[peopleText(counts.people), countsText(vehicleCounts(counts))].filter(Boolean).join(', ')}`;
    });
}
