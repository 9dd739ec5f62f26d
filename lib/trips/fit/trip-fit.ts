import 'server-only';
import { type KnownRow, siteKnown } from '@/lib/campsites/facts/known-site';
import { conditionsOf } from '@/lib/campsites/facts/site-conditions';
import { isId } from '@/lib/fields';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { bookingsColumn } from '../bookings/read-bookings';
import type { Booking } from '../bookings/schema';
import { seatingColumns } from '../cars/read-seats';
import { type Seating, type SeatPlan, seatPlan } from '../cars/seat-plan';
import { type StopRow, stopsOf } from '../stops/stops';
import { stopsJson } from '../stops/stops-column';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { FitNote } from './answers/note';
import { notesColumn } from './answers/notes-column';
import { accessOfPlaces, type FitPlace, findingsOf, type TripGiven } from './by-stop';
import { type Finding, type FitBooking, type FitSite, unknownSite } from './finding';
import type { Holiday } from './plan';
import data from './public-holidays-au.json';
import { type TripWeights, tripTows } from './trip-tows';

export interface FitColumns {
  /** Null for a site that is only a name, or that only an AI has described. */
  known: KnownRow | null;
  aiSays: FitSite['ai'];
  /** Newest first. */
  notes: FitNote[];
}

/** For a query from `tripsOf`. */
export const fitColumns = Prisma.sql`
  case when c.id is not null then ${siteKnown} end known,
  case when c.id is null then (
    select json_build_object('access', s.access, 'pets', s.pet_friendly)
    from ai_suggestions s where s.id = t.ai_suggestion_id) end "aiSays",
  ${notesColumn} notes`;

const weightNames = [
  'gvm_kg',
  'gcm_kg',
  'tow_limit_kg',
  'ball_limit_kg',
  'tare_kg',
  'atm_kg',
  'ball_kg',
] as const satisfies (keyof TripWeights[string])[];

const weights = (of: (name: string) => string) => Prisma.raw(weightNames.map(of).join(', '));

export interface WeightsColumn {
  weights: TripWeights;
}

/** Of a trip `t`; only `toTripTows` reads it, which knows who may see the weights. */
export const weightsColumn = Prisma.sql`
  (select coalesce(json_object_agg(v.id, json_build_object(${weights((name) => `'${name}', r.${name}`)})), '{}')
   from trip_vehicles v join rides r on r.id = v.ride_id
   where v.trip_id = t.id and coalesce(${weights((name) => `r.${name}`)}) is not null) weights`;

export const toFitSite = ({ known, aiSays }: Pick<FitColumns, 'known' | 'aiSays'>): FitSite => ({
  ...(known ? conditionsOf(known) : unknownSite),
  ...(aiSays && { ai: aiSays }),
});

const byState = data as unknown as Record<string, Holiday[]>;

/** docs/develop/data.md says which years the data covers. */
export const holidaysOf = (state: string | null): readonly Holiday[] => (state && byState[state]) || [];

interface BookedRow {
  bookings: (FitBooking & Pick<Booking, 'left_site' | 'stop_id'>)[];
}

export type FitStopRow = StopRow & FitColumns;

/** For a query from `tripsOf`; null for a trip with one stop. */
export const fitStopsColumn = Prisma.sql`${stopsJson(Prisma.sql`, ${fitColumns}`)} stops`;

type OneStop = Parameters<typeof stopsOf>[0] & FitColumns;

/** In order. */
export function toPlaces(trip: OneStop, rows: readonly FitStopRow[] | null): FitPlace[] {
  const columns = rows ?? [trip];
  const placed = rows?.map(
    ({ known: _k, aiSays: _a, notes: _n, position: _p, ...row }: FitStopRow & { position?: number }) => row,
  );
  return stopsOf(trip, placed ?? null).map((stop, at) => {
    const { known = null, aiSays = null, notes = [] } = columns[at] ?? {};
    return { stop, site: toFitSite({ known, aiSays }), notes };
  });
}

export const toTripFit = (given: Omit<TripGiven, 'holidaysOf'>): Finding[] =>
  findingsOf({ ...given, holidaysOf });

type OfReader = Pick<PeopleRow, 'ownId' | 'households'> & WeightsColumn;

export function toTripTows({ ownId, households, weights }: OfReader, people: Household[], plan: SeatPlan) {
  const own = households.find(({ id }) => id === ownId);
  const reader = { ownId: own?.id ?? null, runs: own !== undefined && own.role !== 'member' };
  return tripTows({ plan, households: people, weights, reader });
}

type FitRow = PeopleRow &
  FitColumns &
  WeightsColumn &
  Seating &
  BookedRow & { stops: FitStopRow[] | null } & Pick<
    OneStop,
    'location_id' | 'location_name' | 'latitude' | 'longitude' | 'state'
  >;

/** Null when the caller can't see the trip. */
export async function getTripFit(caller: TripCaller, client: Tx = db): Promise<Finding[] | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<FitRow>(
    Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns}, t.campsite_id::text location_id, t.location_name,
           c.latitude, c.longitude, c.state, ${fitColumns}, ${weightsColumn}, ${bookingsColumn}, ${fitStopsColumn}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    client,
  );
  if (!trip) return null;
  const { attendees } = toPeople(trip);
  const places = toPlaces({ ...trip, id: tripId }, trip.stops);
  const [first] = places;
  if (!first) return null;
  const plan = seatPlan(attendees, trip, accessOfPlaces(places));
  return toTripFit({
    tripId,
    places,
    dates: trip,
    households: attendees,
    seating: trip,
    plan,
    bookings: trip.bookings.filter(({ left_site }) => left_site === null),
    towing: toTripTows(trip, attendees, plan),
  });
}
