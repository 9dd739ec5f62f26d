import 'server-only';
import { cache } from 'react';
import { knownValue } from '@/lib/campsites/facts/known-facts';
import type { Position } from '@/lib/geometry';
import { centreOf } from '@/lib/places/find-place';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import { db, readRows, type Tx } from '../server/db/client';
import { type PeopleRow, peopleColumns, toPeople } from './attendance/people';
import { tintsOfAll } from './attendance/tints';
import { type BookingRow, toBooking } from './bookings/policy';
import { bookingsColumn } from './bookings/read-bookings';
import { seatingColumns } from './cars/read-seats';
import { type Seating, seatPlan } from './cars/seat-plan';
import { banDaysOf } from './conditions/get-conditions';
import { seesCosts } from './costs/policy';
import { costsFor } from './costs/read-costs';
import { type CostsColumns, newestExpenses, sumsAnd, toCostsRow } from './costs/rows';
import { isFireDuty } from './days/duty-days';
import { accessOfPlaces } from './fit/by-stop';
import {
  type FitColumns,
  type FitStopRow,
  fitColumns,
  fitStopsColumn,
  toFitSite,
  toPlaces,
  toTripFit,
  toTripTows,
  type WeightsColumn,
  weightsColumn,
} from './fit/trip-fit';
import { gearColumn } from './gear/get-gear';
import { type GearRow, gearLinesOf } from './gear/lines';
import { cookedColumn } from './meals/get-meals';
import type { CookedMeal } from './meals/grid';
import { type NextColumns, nextColumns } from './next/next-columns';
import { unreadNoticesColumn } from './notices/to-notice';
import { packingListOf } from './packing/get-packing';
import { participantOf } from './participant';
import { kmApart } from './stops/told-stops';
import { type TripRow, toTrip } from './to-trip';
import { type OwnTodo, ownTodosColumn } from './todos/todo-columns';
import { ownerOf, type TripCaller, tripOfCaller, viewerOf } from './trip-caller';
import { tripColumns } from './trip-rows';
import { type VoteBrief, voteBriefColumn } from './vote/vote-brief';

export type TripHead = ReturnType<typeof toTripHead>;

type Spot = { [Axis in keyof Position]: number | null };

export type HeadRow = Omit<TripRow, 'stops'> &
  PeopleRow &
  FitColumns &
  WeightsColumn &
  NextColumns &
  Omit<CostsColumns, 'attending' | 'role'> &
  Seating & {
    home: Spot;
    gear: GearRow;
    cooked: CookedMeal[];
    bookings: BookingRow[];
    /** None when the household isn't going. */
    ownTodos: OwnTodo[];
    seesCosts: boolean;
    unreadNotices: number;
    showsNames: boolean;
    vote: VoteBrief | null;
    stops: FitStopRow[] | null;
  };

/** Null when the caller can't see the trip. */
export async function getTripHead(caller: TripCaller, client: Tx = db): Promise<TripHead | null> {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<HeadRow>(tripHeadSql(caller), client);
  return found ? toTripHead(caller, found) : null;
}

export function toTripHead(caller: TripCaller, found: HeadRow) {
  const { ownId, households, crew, rides, seats, part_way = {}, tows, known, aiSays, ...rest } = found;
  const {
    notes,
    weights,
    gear,
    cooked,
    bookings: booked,
    ownTodos,
    seesCosts,
    unreadNotices,
    showsNames,
    vote,
    ...more
  } = rest;
  const { home, homePlan, leavesPlans, asks, asksPacking, packing, bounced, voted, ...others } = more;
  const { turns, fireBans, plans, all, parts, expenses, payments, pay_to, left_households, ...row } = others;
  const people = toPeople({ ...row, ownId, households, crew, rides });
  const places = toPlaces({ ...row, known, aiSays, notes }, row.stops);
  const site = places[0]?.site ?? toFitSite({ known, aiSays });
  const access = accessOfPlaces(places);
  const plan = seatPlan(people.attendees, { seats, part_way, tows }, access);
  const towing = toTripTows({ ...(ownId && { ownId }), households, weights }, people.attendees, plan);
  const reader = participantOf({ ownId: ownId ?? '', attending: row.attending, role: row.role });
  const every = booked.map((each) => toBooking(each, reader));
  const bookings = every.filter(({ left_site }) => left_site === null);
  const seating = { seats, part_way, tows };
  const findings = toTripFit({
    tripId: caller.tripId,
    places,
    dates: row,
    households: people.attendees,
    seating,
    plan,
    bookings,
    towing,
  });
  const shown = toTrip(row);
  const list = packing && ownId ? packingListOf(caller, ownId, packing).items : null;
  const bans = banDaysOf(fireBans);
  const spent = { all, parts, expenses, payments, pay_to, left_households };
  return {
    ...shown,
    version: caller.version ?? '',
    /** In order; a trip with one stop has the trip's own id, place and dates. */
    stops: places.map(({ stop }) => stop),
    /** From the account's home to the stop where the trip is now; null when unknown. */
    km: shown.spot && kmApart(shown.spot, home),
    people,
    tints: tintsOfAll(people),
    ownId: ownId ?? null,
    guest: viewerOf(caller) === null,
    seating,
    plan,
    access,
    findings,
    /** The weights of each car that tows and its trailer, as far as the reader may know them. */
    towing,
    /** What a check of one household needs. */
    fit: { site, notes },
    /** These decide which to-dos are suggested; null means unknown. */
    site: {
      wayIn: site.access,
      fires: known && knownValue(known, 'fires'),
      reception: known && knownValue(known, 'reception'),
      drinkingWater: gear.drinkingWater,
    },
    /** At each stop; null means unknown. */
    receptions: (row.stops ?? [{ known }]).map((stop) => stop.known && knownValue(stop.known, 'reception')),
    bookings,
    /** For a site that the trip has left for its plan B. */
    leftBookings: every.filter(({ left_site }) => left_site !== null),
    cooked,
    ownTodos,
    seesCosts,
    unreadNotices,
    showsNames,
    vote,
    /** Without the expenses; null for a reader who may not see the costs. */
    costs: costsFor({ ...toCostsRow({ ...row, ...spent }), ...(ownId && { ownId }) }, people),
    homePlan,
    leavesPlans,
    asks,
    asksPacking,
    /** Null unless the trip begins within the next days. */
    packing: list && { all: list.length, open: list.flatMap(({ name, packed }) => (packed ? [] : [name])) },
    bounced,
    voted,
    /** The days ahead on which no fire may be lit. */
    bans,
    turns: turns.filter(({ day, duty }) => !bans.includes(day) || !isFireDuty(duty)),
    plans,
    gearLines: gearLinesOf(row, people.attendees, gear),
  };
}

/** A page and its title both need the head. */
export const tripHead = cache(getTripHead);

/** Exported so that a test can check its query plan. */
export const tripHeadSql = (caller: TripCaller) => tripHeadOf(caller, Prisma.sql`${caller.tripId}::uuid`);

/** `tripId` is SQL, for a query that finds the trip itself. */
export const tripHeadOf = (caller: TripCaller, tripId: Prisma.Sql, more = Prisma.empty) => Prisma.sql`
  select ${tripColumns(fitStopsColumn)}, '' as version, ${peopleColumns}, own.household_id::text "ownId",
         ${seatingColumns}, ${fitColumns}, ${weightsColumn}, ${gearColumn}, ${cookedColumn}, ${bookingsColumn}, ${ownTodosColumn}, ${seesCosts} "seesCosts",
         ${unreadNoticesColumn(ownerOf(caller))}, t.shows_names "showsNames", ${voteBriefColumn()},
         ${sumsAnd(newestExpenses(0))}, ${nextColumns(caller)},
         (select row_to_json(centre) from (${centreOf(viewerOf(caller)?.postcode ?? '')}) centre) home${more}
  from ${tripOfCaller(caller)} where t.id = ${tripId}`;
