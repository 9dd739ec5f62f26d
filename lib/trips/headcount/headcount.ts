import { type Day, formatDateRange, formatDay, formatDays } from '@/lib/dates';
import { petTypes } from '@/lib/household/crew/crew-options';
import { countText, oneLine, peopleText } from '@/lib/text';
import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { Access } from '../cars/car-standing';
import type { TripDates } from '../date-rules';
import { countAll, type Party } from './count';
import type { Counts, Headcount } from './schema';

export interface NightRun {
  from: Day;
  to: Day;
  people: number;
}

export function nightRuns(nights: { night: Day; people: number }[]): NightRun[] {
  const runs: NightRun[] = [];
  for (const { night, people } of nights) {
    const last = runs.at(-1);
    if (last?.people === people) last.to = night;
    else runs.push({ from: night, to: night, people });
  }
  return runs;
}

interface Counted {
  count: number;
  word: string;
}

const of = (count: number, one: string, more = `${one}s`): Counted => ({
  count,
  word: count === 1 ? one : more,
});

const present = (all: Counted[]) => all.filter(({ count }) => count > 0);

export const peopleCounts = ({ adults, children, toddlers, babies }: Counts) =>
  present([
    of(adults, 'adult'),
    of(children, 'child', 'children'),
    of(toddlers, 'toddler'),
    of(babies, 'baby', 'babies'),
  ]);

export const petCounts = ({ pets }: Counts) =>
  present(petTypes.map((type) => of(pets[type] ?? 0, type.toLowerCase())));

export const vehicleCounts = ({ cars, trailers, boats }: Counts) =>
  present([of(cars, 'car'), of(trailers, 'trailer'), of(boats, 'boat')]);

export const countsText = (counts: Counted[]) =>
  counts.map(({ count, word }) => `${count} ${word}`).join(', ');

export interface BookedTrip extends TripDates {
  location_name: string;
}

export interface PitchesOf {
  status: string;
  pitches: { name: string; households: string[] }[];
}

/** What campsites ask for in a booking. */
function bookingText(
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

function pitchLinesOf(
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

export function headcountOf(
  going: Household[],
  trip: BookedTrip,
  access: Access = null,
  bookings: readonly PitchesOf[] = [],
): Headcount {
  const total = countAll(going, access);
  const nights = nightsOf(trip).map((night) => ({
    night,
    ...countAll(
      going.filter((household) => sleepsIn(household, night)),
      access,
    ),
  }));
  return {
    total,
    households: going.map((household) => ({
      household_id: household.household_id,
      name: household.profile_name,
      ...countAll([household], access),
    })),
    nights,
    text: bookingText(trip, total, nights, pitchLinesOf(going, bookings)),
  };
}
