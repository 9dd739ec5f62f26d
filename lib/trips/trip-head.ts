import 'server-only';
import { cache } from 'react';
import { knownValue } from '@/lib/campsites/facts/known-facts';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import { readRows } from '../server/db/client';
import { type PeopleRow, peopleColumns, toPeople } from './attendance/people';
import { type BookingRow, toBooking } from './bookings/policy';
import { bookingsColumn } from './bookings/read-bookings';
import { accessOf } from './cars/car-standing';
import { seatingColumns } from './cars/read-seats';
import { type Seating, seatPlan } from './cars/seat-plan';
import { seesCosts } from './costs/policy';
import { type FitColumns, fitColumns, toFitSite, toTripFit } from './fit/trip-fit';
import { gearColumn } from './gear/get-gear';
import { type GearRow, gearLinesOf } from './gear/lines';
import { tintsOfAll } from './households/tints';
import { cookedColumn } from './meals/get-meals';
import type { CookedMeal } from './meals/grid';
import { unreadNoticesColumn } from './notices/to-notice';
import { participantOf } from './participant';
import { type TripRow, toTrip } from './to-trip';
import { type OwnTodo, ownTodosColumn } from './todos/todo-columns';
import { ownerOf, type TripCaller, tripOfCaller, viewerOf } from './trip-caller';
import { tripColumns } from './trip-rows';
import { versionOfTrip } from './trip-version';
import { type VoteBrief, voteBriefColumn } from './vote/vote-brief';

export type TripHead = NonNullable<Awaited<ReturnType<typeof getTripHead>>>;

type HeadRow = TripRow &
  PeopleRow &
  FitColumns &
  Seating & {
    gear: GearRow;
    cooked: CookedMeal[];
    bookings: BookingRow[];
    /** None when the household isn't going. */
    ownTodos: OwnTodo[];
    seesCosts: boolean;
    unreadNotices: number;
    showsNames: boolean;
    vote: VoteBrief | null;
  };

/** Null when the caller can't see the trip. */
export async function getTripHead(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<HeadRow>(tripHeadSql(caller));
  if (!found) return null;
  const { ownId, households, crew, rides, seats, part_way = {}, tows, known, aiSays, notes, ...rest } = found;
  const { gear, cooked, bookings, ownTodos, seesCosts, unreadNotices, showsNames, vote, ...row } = rest;
  const people = toPeople({ ...row, ownId, households, crew, rides });
  const site = toFitSite({ known, aiSays });
  const access = accessOf(site.access, notes);
  const plan = seatPlan(people.attendees, { seats, part_way, tows }, access);
  const findings = toTripFit(site, notes, row, people.attendees, { plan, tows }, bookings);
  return {
    ...toTrip(row),
    people,
    tints: tintsOfAll(people),
    ownId: ownId ?? null,
    guest: viewerOf(caller) === null,
    seating: { seats, part_way, tows },
    plan,
    access,
    findings,
    /** These decide which to-dos are suggested; null means unknown. */
    site: {
      wayIn: site.access,
      fires: known && knownValue(known, 'fires'),
      reception: known && knownValue(known, 'reception'),
      drinkingWater: gear.drinkingWater,
    },
    bookings: bookings.map((each) =>
      toBooking(each, participantOf({ ownId: ownId ?? '', attending: row.attending, role: row.role })),
    ),
    cooked,
    ownTodos,
    seesCosts,
    unreadNotices,
    showsNames,
    vote,
    gearLines: gearLinesOf(row, people.attendees, gear),
  };
}

/** A page and its title both need the head. */
export const tripHead = cache(getTripHead);

const tripHeadSql = (caller: TripCaller) => Prisma.sql`
  select ${tripColumns()}, ${versionOfTrip} as version, ${peopleColumns}, own.household_id::text "ownId",
         ${seatingColumns}, ${fitColumns}, ${gearColumn}, ${cookedColumn}, ${bookingsColumn}, ${ownTodosColumn}, ${seesCosts} "seesCosts",
         ${unreadNoticesColumn(ownerOf(caller))}, t.shows_names "showsNames", ${voteBriefColumn()}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
