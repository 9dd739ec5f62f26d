import { type Day, today } from '@/lib/dates';
import { listText } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { bookingsAt } from '../bookings/by-stop';
import { accessOf, accessOfStops, whyNotText } from '../cars/car-standing';
import type { Traveller } from '../cars/planned-car';
import { type Seating, type SeatPlan, seatPlan } from '../cars/seat-plan';
import type { TripDates } from '../date-rules';
import { stopText } from '../stops/stop-words';
import { isAtStop, type Stop } from '../stops/stops';
import type { FitNote } from './answers/note';
import type { Finding, FitBooking, FitSite, Rule } from './finding';
import { inOrder, offersOf, tripFit } from './fit-of';
import { finding, type Holiday } from './plan';
import { offersText } from './transport';
import { findTowing, type TripTow } from './trip-tows';

export interface FitPlace {
  stop: Stop;
  site: FitSite;
  /** Newest first. */
  notes: readonly FitNote[];
}

export interface TripGiven {
  tripId: string;
  /** In order, at least one. */
  places: readonly FitPlace[];
  dates: TripDates;
  households: readonly Household[];
  seating: Seating;
  /** Of the whole trip. */
  plan: SeatPlan;
  bookings: readonly (FitBooking & { stop_id: string })[];
  towing: readonly TripTow[];
  holidaysOf: (state: string | null) => readonly Holiday[];
}

export const accessOfPlaces = (places: readonly FitPlace[]) =>
  accessOfStops(
    places.map(({ stop, site, notes }) => ({ arrive_on: stop.arrive_on, needs: site.access, notes })),
  );

/** These don't depend on the place, so a trip has them once. */
const ofTrip: ReadonlySet<Rule> = new Set(['seats', 'tow', 'towing', 'adult']);

/**
 * The worst of a stop; if it has none of its own, how the cars get to every stop. Undefined on a trip with one
 * stop. `findings` are in order.
 */
export const worstAt = (findings: readonly Finding[], { id }: Pick<Stop, 'id'>): Finding | undefined =>
  findings.find(({ stop }) => stop?.id === id && stop.name !== null) ??
  findings.find(({ rule, level, stop }) => stop?.name === null && rule === 'access' && level === 'fine');

/** The subject of the finding that says who needs a lift from one stop to the next. */
const LIFT = 'lift';
export const isLift = ({ key }: Pick<Finding, 'key'>) => key === `seats:${LIFT}`;

export function findingsOf(given: TripGiven): Finding[] {
  const { tripId, places, dates, households, seating, plan, bookings, towing, holidaysOf } = given;
  const now = today();
  const [first] = places;
  if (!first) return [];
  // Public holidays matter only before the trip, as a reason to book early.
  const holidaysAt = ({ stop, site }: FitPlace) => (stop.arrive_on > now ? holidaysOf(site.state) : []);
  const whole = (only: typeof bookings, holidays: readonly Holiday[]) =>
    tripFit({
      site: first.site,
      households,
      dates,
      holidays,
      seated: { plan, tows: seating.tows },
      access: accessOfPlaces(places),
      notes: first.notes,
      bookings: only,
      today: now,
    });
  if (places.length === 1)
    return [...whole(bookings, holidaysAt(first)), ...findTowing(towing)].sort(inOrder);
  const ahead = places.filter(({ stop }) => stop.leave_on >= now);
  const stops = places.map(({ stop }) => stop);
  const waiting = new Set(plan.unseated.map(({ person_id }) => person_id));
  const found = places.flatMap((place) => {
    const { id, location_name } = place.stop;
    const booked = bookingsAt(bookings, place.stop, stops);
    const all = findingsAt(place, given, { booked, holidays: holidaysAt(place), now, waiting });
    if (ahead.length > 0 && !ahead.includes(place)) return [];
    return all.map((each) => ({
      ...each,
      why: each.why?.replace(/^The trip begins/, 'You go there') ?? null,
      stop: { id, name: location_name, suffix: id === tripId ? '' : `@${id}` },
    }));
  });
  return [
    ...[...whole([], []).filter(({ rule }) => ofTrip.has(rule)), ...findTowing(towing)].map((each) => ({
      ...each,
      stop: { id: first.stop.id, name: null, suffix: '' },
    })),
    ...onceIfFine(found, (ahead.length > 0 ? ahead : places).length),
  ].sort(inOrder);
}

/** What is fine at every stop is said once, without a stop's name. */
const onceIfFine = (found: readonly Finding[], stops: number): Finding[] =>
  found.flatMap((each, at) => {
    const same = (other: Finding) =>
      other.level === 'fine' && other.text === each.text && other.why === each.why;
    if (!same(each) || found.filter(same).length < stops) return [each];
    const once = each.stop && { ...each, stop: { ...each.stop, name: null } };
    return found.findIndex(same) === at && once ? [once] : [];
  });

interface AtStop {
  booked: readonly FitBooking[];
  holidays: readonly Holiday[];
  now: Day;
  /** Those without a seat at an earlier stop, to whom this adds those without one at this stop. */
  waiting: Set<string>;
}

function findingsAt(
  place: FitPlace,
  given: TripGiven,
  { booked, holidays, now, waiting }: AtStop,
): Finding[] {
  const { stop, site, notes } = place;
  const { seating } = given;
  const there = given.households.filter((each) => isAtStop(each, stop)).map(withOwnReach(stop));
  if (there.length === 0) return [];
  const access = accessOf(site.access, notes);
  const plan = seatPlan(there, seating, access);
  const found = tripFit({
    site,
    households: there,
    dates: { start_date: stop.arrive_on, end_date: stop.leave_on },
    holidays,
    seated: { plan, tows: seating.tows },
    notes,
    bookings: booked,
    today: now,
  }).filter(({ rule }) => !ofTrip.has(rule));
  const left =
    given.plan.cars.length === 0 ? [] : plan.unseated.filter(({ person_id }) => !waiting.has(person_id));
  for (const { person_id } of left) waiting.add(person_id);
  if (left.length === 0) return found;
  const [one, other] = offersOf(access, there, { plan, tows: seating.tows }).seats;
  return [
    ...found,
    finding('seats', 'problem', {
      subject: LIFT,
      text: `${listText(left.map(({ name }) => name))} ${left.length === 1 ? 'needs' : 'need'} a lift ${legText(stop)}`,
      why:
        [...new Set(left.flatMap((person) => whyLeft(person, place, given, plan) ?? []))].join(' ') || null,
      who: left.flatMap(
        ({ household_id }) => there.find((each) => each.household_id === household_id)?.profile_name ?? [],
      ),
      remedy: one ? offersText(one, other) : 'Find a seat in a car that goes there.',
    }),
  ];
}

const legText = (stop: Stop) =>
  stop.number > 1 ? `from ${stopText({ number: stop.number - 1 })}` : `to ${stopText(stop)}`;

/** An organiser has let a car count for the first stop alone, as in the trip's seat plan. */
const withOwnReach =
  ({ number }: Stop) =>
  (household: Household): Household =>
    number === 1
      ? household
      : {
          ...household,
          vehicles: household.vehicles.map((ride) =>
            ride.type === 'car' ? { ...ride, anyway: false } : ride,
          ),
        };

/** What became of the car in which somebody has a seat at other stops. */
function whyLeft(
  { person_id }: Traveller,
  { stop }: FitPlace,
  { plan, households }: TripGiven,
  here: SeatPlan,
) {
  const car = plan.cars.find(({ passengers }) => passengers.some((each) => each.person_id === person_id));
  if (!car) return null;
  const now = here.cars.find(({ ride_id }) => ride_id === car.ride_id);
  if (now) return now.counts ? null : whyNotText(now);
  const owner = households.find(({ household_id }) => household_id === car.household_id);
  return owner?.arrive_on && owner.arrive_on >= stop.leave_on
    ? `${car.name} joins later.`
    : `${car.name} has gone home by then.`;
}
