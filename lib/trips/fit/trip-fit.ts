import 'server-only';
import { type KnownRow, siteKnown } from '@/lib/campsites/facts/known-site';
import { conditionsOf } from '@/lib/campsites/facts/site-conditions';
import { today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { bookingsColumn } from '../bookings/read-bookings';
import type { Booking } from '../bookings/schema';
import { accessOf } from '../cars/car-standing';
import { seatingColumns } from '../cars/read-seats';
import { type Seating, type SeatPlan, seatPlan } from '../cars/seat-plan';
import type { TripDates } from '../date-rules';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { FitNote } from './answers/note';
import { notesColumn } from './answers/notes-column';
import { type Finding, type FitBooking, type FitSite, unknownSite } from './finding';
import { inOrder, tripFit } from './fit-of';
import type { Seated } from './party';
import type { Holiday } from './plan';
import data from './public-holidays-au.json';
import { findTowing, type TripTow, type TripWeights, tripTows } from './trip-tows';

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
  bookings: (FitBooking & Pick<Booking, 'left_site'>)[];
}

export function toTripFit(
  site: FitSite,
  notes: readonly FitNote[],
  dates: TripDates,
  households: Household[],
  seated: Seated,
  bookings: readonly FitBooking[],
  towing: readonly TripTow[],
): Finding[] {
  // Public holidays matter only before the trip, as a reason to book early.
  const now = today();
  const holidays = dates.start_date > now ? holidaysOf(site.state) : [];
  const found = tripFit({ site, households, dates, holidays, seated, notes, bookings, today: now });
  return [...found, ...findTowing(towing)].sort(inOrder);
}

type OfReader = Pick<PeopleRow, 'ownId' | 'households'> & WeightsColumn;

export function toTripTows({ ownId, households, weights }: OfReader, people: Household[], plan: SeatPlan) {
  const own = households.find(({ id }) => id === ownId);
  const reader = { ownId: own?.id ?? null, runs: own !== undefined && own.role !== 'member' };
  return tripTows({ plan, households: people, weights, reader });
}

/** Null when the caller can't see the trip. */
export async function getTripFit(caller: TripCaller, client: Tx = db): Promise<Finding[] | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & FitColumns & WeightsColumn & Seating & TripDates & BookedRow>(
    Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns},
           ${fitColumns}, ${weightsColumn}, ${bookingsColumn}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    client,
  );
  if (!trip) return null;
  const { attendees } = toPeople(trip);
  const site = toFitSite(trip);
  const ofSite = trip.bookings.filter(({ left_site }) => left_site === null);
  const plan = seatPlan(attendees, trip, accessOf(site.access, trip.notes));
  const towing = toTripTows(trip, attendees, plan);
  return toTripFit(site, trip.notes, trip, attendees, { plan, tows: trip.tows }, ofSite, towing);
}
