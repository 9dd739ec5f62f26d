import { formatDayOfMonth, formatDays, formatShortWeekday } from '@/lib/dates';
import { vehicleWord } from '@/lib/household/vehicle-word';
import { listText } from '@/lib/text';
import { nightsOf, sleepsIn } from '@/lib/trips/attendance/nights';
import { partyText } from '@/lib/trips/attendance/party-text';
import type { Household } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { nightRuns } from '@/lib/trips/headcount/night-runs';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { shortName } from '@/lib/trips/household-name';
import { type PlannedCar, type SeatPlan, travellersOf } from '@/lib/trips/seats/seat-plan';

/** A household on the printed sheet. */
export interface GoingRow {
  id: string;
  name: string;
  people: string;
  /** Its cars and what they tow. Without a car: with whom its people ride. */
  rides: string;
  nights: string;
}

/** More nights than these are shown by their first and last day. */
const MOST_NIGHTS = 5;

export function goingRows(going: readonly Household[], plan: SeatPlan, trip: TripDates): GoingRow[] {
  const names = new Map(
    going.map(({ household_id, profile_name }) => [household_id, shortName(profile_name)]),
  );
  return going.map((household) => ({
    id: household.household_id,
    name: household.profile_name,
    people: partyText(household.crew),
    rides: [...ownRides(household, plan), ...liftsOf(household, plan, names)].join(', '),
    nights: nightsText(household, trip),
  }));
}

/** "Prado (7 of 7 seats taken)", "camper trailer", "boat behind Pat’s Ranger", "CX-5 parks at the top gate". */
function ownRides({ household_id, vehicles }: Household, plan: SeatPlan): string[] {
  return vehicles.map((vehicle) => {
    const word = vehicleWord(vehicle);
    const car = plan.cars.find(({ ride_id }) => ride_id === vehicle.id);
    if (car && !car.counts) return car.parks_at ? `${word} parks at ${car.parks_at}` : `${word} not counted`;
    if (car)
      return `${word} (${isPlanned(plan) ? `${car.passengers.length} of ${car.seats} seats taken` : `${car.seats} seats`})`;
    const towing = plan.cars.find(({ tows }) => tows.includes(vehicle.id));
    return towing && towing.household_id !== household_id ? `${word} behind ${towing.name}` : word;
  });
}

const UNSEATED = 'without a seat';

/**
 * "with Grace", "nobody seated yet"; by name when only some are seated: "Ruby with Grace", "Ruby
 * without a seat".
 */
function liftsOf(household: Household, plan: SeatPlan, names: ReadonlyMap<string, string>): string[] {
  if (!isPlanned(plan)) return [];
  const travellers = travellersOf(household);
  const said = new Map<string, string[]>();
  for (const { person_id, name } of travellers) {
    const car = plan.cars.find(({ passengers }) => passengers.some((each) => each.person_id === person_id));
    if (car?.household_id === household.household_id) continue;
    const how = car ? `with ${names.get(car.household_id)}` : UNSEATED;
    said.set(how, [...(said.get(how) ?? []), name]);
  }
  return [...said].map(([how, who]) => {
    if (who.length < travellers.length) return `${listText(who)} ${how}`;
    return how === UNSEATED ? 'nobody seated yet' : how;
  });
}

/** True once anybody has a seat. */
const isPlanned = ({ cars }: { cars: Pick<PlannedCar, 'passengers'>[] }) =>
  cars.some(({ passengers }) => passengers.length > 0);

/** "Fri Sat –"; on a long trip "All 9" or "Sat 27 – Tue 30". */
function nightsText(household: Household, trip: TripDates): string {
  const nights = nightsOf(trip);
  if (nights.length <= MOST_NIGHTS)
    return nights.map((night) => (sleepsIn(household, night) ? formatShortWeekday(night) : '–')).join(' ');
  const { arrive_on, leave_on } = household;
  if (arrive_on === null && leave_on === null) return `All ${nights.length}`;
  return `${formatDayOfMonth(arrive_on ?? trip.start_date)} – ${formatDayOfMonth(leave_on ?? trip.end_date)}`;
}

/**
 * The number of people each night in order: "16, 20, 16"; on a long trip in runs: "16 on 26 – 28
 * Mar".
 */
export function byNightText(nights: Headcount['nights']): string {
  if (nights.length <= MOST_NIGHTS) return nights.map(({ people }) => people).join(', ');
  const runs = nightRuns(nights);
  if (runs.length === 1) return `${runs[0]?.people}`;
  return runs
    .map(
      ({ from, to, people }) => `${people} on ${from === to ? formatDayOfMonth(from) : formatDays(from, to)}`,
    )
    .join(', ');
}
