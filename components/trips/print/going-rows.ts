import { formatDayOfMonth, formatDays, formatShortWeekday } from '@/lib/dates';
import { vehicleWord } from '@/lib/household/rides/ride-options';
import { listText } from '@/lib/text';
import { nightsOf, sleepsIn } from '@/lib/trips/attendance/nights';
import { partyText } from '@/lib/trips/attendance/party-text';
import type { Household } from '@/lib/trips/attendance/schema';
import { type SeatPlan, travellersOf } from '@/lib/trips/cars/seat-plan';
import type { TripDates } from '@/lib/trips/date-rules';
import { nightRuns } from '@/lib/trips/headcount/headcount';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { shortName } from '@/lib/trips/households/household-name';

export interface GoingRow {
  id: string;
  name: string;
  people: string;
  /** With what they tow. For a household without a car, the car in which its people ride. */
  rides: string;
  nights: string;
}

/** With more nights, a stay is shown by its first and last day and not by each night. */
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

/**
 * "Prado (7 of 7 seats taken)", "boat behind Pat’s Ranger", "CX-5 parks at the top gate", "Corolla
 * can’t reach the site".
 */
function ownRides({ household_id, vehicles }: Household, plan: SeatPlan): string[] {
  return vehicles.map((vehicle) => {
    const word = vehicleWord(vehicle);
    const car = plan.cars.find(({ ride_id }) => ride_id === vehicle.id);
    if (car && !car.counts)
      return `${word} ${car.parks_at ? `parks at ${car.parks_at}` : uncountedText(car)}`;
    if (car) return `${word} (${car.passengers.length} of ${car.seats} seats taken)`;
    const towing = plan.cars.find(({ tows }) => tows.includes(vehicle.id));
    return towing && towing.household_id !== household_id ? `${word} behind ${towing.name}` : word;
  });
}

const uncountedText = ({ why_not }: SeatPlan['cars'][number]) =>
  why_not === 'driver' ? 'without a driver' : 'can’t reach the site';

const UNSEATED = 'without a seat';

/**
 * Of people without a seat in their household's own car: "with Grace", "nobody seated yet". A text
 * that doesn't apply to the whole household names the people: "Ruby with Grace".
 */
function liftsOf(household: Household, plan: SeatPlan, names: ReadonlyMap<string, string>): string[] {
  if (plan.cars.every(({ counts, passengers }) => !counts || passengers.length === 0)) return [];
  const travellers = travellersOf(household);
  const said = new Map<string, string[]>();
  for (const { person_id, name } of travellers) {
    const car = plan.unseated.some((each) => each.person_id === person_id)
      ? undefined
      : plan.cars.find(
          ({ counts, passengers }) => counts && passengers.some((each) => each.person_id === person_id),
        );
    if (car?.household_id === household.household_id) continue;
    const how = car ? `with ${names.get(car.household_id)}` : UNSEATED;
    said.set(how, [...(said.get(how) ?? []), name]);
  }
  return [...said].map(([how, who]) => {
    if (who.length < travellers.length) return `${listText(who)} ${how}`;
    return how === UNSEATED ? 'nobody seated yet' : how;
  });
}

/**
 * One weekday a night: "Fri Sat". On a long trip the range of days: "All 9", "Sat 27 – Tue 30".
 */
function nightsText(household: Household, trip: TripDates): string {
  const nights = nightsOf(trip);
  if (nights.length <= MOST_NIGHTS)
    return nights
      .filter((night) => sleepsIn(household, night))
      .map(formatShortWeekday)
      .join(' ');
  const { arrive_on, leave_on } = household;
  if (arrive_on === null && leave_on === null) return `All ${nights.length}`;
  return `${formatDayOfMonth(arrive_on ?? trip.start_date)} – ${formatDayOfMonth(leave_on ?? trip.end_date)}`;
}

/** "Fri 16, Sat 20, Sun 16". On a long trip consecutive equal nights are combined: "16 on 26 – 28 Mar". */
export function byNightText(nights: Headcount['nights']): string {
  if (nights.length <= MOST_NIGHTS)
    return nights.map(({ night, people }) => `${formatShortWeekday(night)} ${people}`).join(', ');
  const runs = nightRuns(nights);
  if (runs.length === 1) return `${runs[0]?.people}`;
  return runs
    .map(
      ({ from, to, people }) => `${people} on ${from === to ? formatDayOfMonth(from) : formatDays(from, to)}`,
    )
    .join(', ');
}
