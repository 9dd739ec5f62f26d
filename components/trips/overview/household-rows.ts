import { rideName } from '@/components/household/rides/ride-name';
import { countWord, lower, namesText } from '@/lib/text';
import { answerWords } from '@/lib/trips/attendance/answer-counts';
import { partyNames } from '@/lib/trips/attendance/party-text';
import type { TripPeople } from '@/lib/trips/attendance/people';
import type { Going, TripInvitee, Vehicle } from '@/lib/trips/attendance/schema';
import type { Tints } from '@/lib/trips/attendance/tints';
import { ownRide } from '@/lib/trips/cars/own-ride';
import type { SeatPlan } from '@/lib/trips/cars/seat-plan';
import { dayName, daysOf, type TripDates } from '@/lib/trips/date-rules';
import { INVITED, shortName } from '@/lib/trips/households/household-name';
import type { Stage } from '@/lib/trips/moment';

export interface HouseholdRow {
  key: string;
  /** For the face. */
  name: string;
  tint: number | undefined;
  people: string;
  facts: string[];
  /** What is still open, for organisers and the household itself: "needs a seat". */
  problem: string | null;
}

export interface Absent {
  /** For the face: the first of those named. */
  name: string;
  lines: string[];
}

interface Shown {
  people: TripPeople;
  tints: Tints;
  plan: SeatPlan;
  trip: TripDates;
  ownId: string | null;
  /** True for an organiser, who sees other people's problems. */
  runs: boolean;
  stage: Stage;
}

/** One row for each household that is going, with its people and vehicles. */
export function householdRows({ people, tints, ownId, ...shown }: Shown): HouseholdRow[] {
  return people.attendees.map((going) => {
    const own = going.household_id === ownId;
    return {
      key: going.household_id,
      name: going.profile_name,
      tint: tints[going.household_id],
      people: peopleOf(going, own),
      facts: factsOf(going, shown),
      problem: isToCome(shown.stage) ? problemOf(going, shown, own) : null,
    };
  });
}

const isToCome = (stage: Stage) => stage === 'planning' || stage === 'packing';

function peopleOf({ crew, profile_name }: Going, own: boolean): string {
  const names = partyNames(crew, own);
  if (names === '') return own ? 'You' : shortName(profile_name);
  return own && !crew.some((member) => member.type === 'camper' && member.is_owner)
    ? `${names} (you)`
    : names;
}

function factsOf(going: Going, { plan, trip, stage }: Pick<Shown, 'plan' | 'trip' | 'stage'>): string[] {
  const { household_id, invitee, profile_id, vehicles, arrive_on, leave_on } = going;
  const days = daysOf(trip).length;
  const over = stage === 'after';
  return [
    ...vehicles.map(vehicleText),
    vehicles.every(({ type }) => type !== 'car') && withoutCar(household_id, plan),
    !invitee && (over ? 'organised' : 'organising'),
    invitee?.co_organiser && 'co-organiser',
    !over && arrive_on !== null && arrive_on > trip.start_date && `from ${dayName(arrive_on, days)}`,
    !over && leave_on !== null && leave_on < trip.end_date && `until ${dayName(leave_on, days)}`,
    profile_id === null && 'guest',
  ].filter((fact) => typeof fact === 'string');
}

/** "Toyota Prado", "camper trailer". */
function vehicleText(vehicle: Vehicle): string {
  if (vehicle.type === 'car') return rideName(vehicle);
  return isOther(vehicle) ? lower(vehicle.description || vehicle.type) : rideName(vehicle).toLowerCase();
}

const isOther = (vehicle: Exclude<Vehicle, { type: 'car' }>) =>
  (vehicle.type === 'trailer' ? vehicle.trailer_type : vehicle.boat_type) === 'Other';

/** Nothing where nobody brings a car. */
function withoutCar(household_id: string, plan: SeatPlan): string | false {
  const driver = ownRide(plan, household_id)?.driver;
  if (driver && driver.household_id !== household_id) return `with ${shortName(driver.name)}`;
  return plan.cars.length > 0 && 'no car';
}

function problemOf(
  { household_id, crew, invitee }: Going,
  { plan, runs }: Pick<Shown, 'plan' | 'runs'>,
  own: boolean,
): string | null {
  if (!runs && !own) return null;
  const left = plan.unseated.filter((each) => each.household_id === household_id);
  if (plan.cars.length > 0 && left.length > 0) {
    const goesPartWay = plan.cars.some(({ passengers }) =>
      passengers.some((each) => each.household_id === household_id && each.leg === 'first'),
    );
    const campers = crew.filter(({ type }) => type === 'camper').length;
    const needs = left.length === 1 ? 'needs a seat' : 'need seats';
    const who = left.length < campers && `${countWord(left.length)} `;
    return `${who || ''}${needs}${goesPartWay ? ' all the way in' : ''}`;
  }
  return runs && invitee?.reconfirm ? answerWords.toConfirm : null;
}

/** Null when everybody has said that they are coming. Only for organisers, in the stages before the trip. */
export function absentOf({ people, stage, runs }: Pick<Shown, 'people' | 'stage' | 'runs'>): Absent | null {
  if (!runs || !isToCome(stage)) return null;
  const [waiting, away] = [namesOf(people.pending), namesOf(people.notGoing)];
  const [name] = [...waiting, ...away];
  if (name === undefined) return null;
  return {
    name,
    lines: [
      waiting.length > 0 &&
        `${namesText(waiting, 2)} ${waiting.length === 1 ? 'hasn’t' : 'haven’t'} answered`,
      away.length > 0 && `${namesText(away, 2)} can’t come`,
    ].filter((line) => line !== false),
  };
}

const namesOf = (invitees: readonly TripInvitee[]) =>
  invitees.map(({ name, email }) => (name ? shortName(name) : (email ?? INVITED)));
