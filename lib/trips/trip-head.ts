import 'server-only';
import { cache } from 'react';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import { nextTurn } from '../in-steps';
import { readRows } from '../server/db/client';
import { type PeopleRow, peopleColumns, toPeople } from './attendance/people';
import { seesCosts } from './costs/sees-costs';
import { type FitColumns, fitColumns, toFitSite } from './fit/fit-columns';
import { toTripFit } from './fit/trip-fit';
import { gearColumn } from './gear/gear-columns';
import { type GearRow, gearLinesOf } from './gear/lines';
import type { CookedMeal } from './meals/grid';
import { cookedColumn } from './meals/meal-columns';
import { unreadNoticesColumn } from './notices/notice-columns';
import { type Seating, seatPlan } from './seats/seat-plan';
import { seatingColumns } from './seats/seating-columns';
import { type TripRow, toTrip } from './to-trip';
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
    /** The meals that somebody who is going cooks. */
    cooked: CookedMeal[];
    /** Whether the reader may see its costs. */
    seesCosts: boolean;
    /** How many of its notices the reader hasn't read. */
    unreadNotices: number;
    /** Whether invitations tell the names of who is going. */
    showsNames: boolean;
    /** Null without one. */
    vote: VoteBrief | null;
  };

/** What every part of a trip shows: its head, its people and what is open in each part. Null when there is no such trip. */
export async function getTripHead(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<HeadRow>(tripHeadSql(caller));
  if (!found) return null;
  const { ownId, households, crew, rides, seats, tows, known, aiSays, notes, ...rest } = found;
  const { gear, cooked, seesCosts, unreadNotices, showsNames, vote, ...row } = rest;
  const people = toPeople({ ...row, ownId, households, crew, rides });
  await nextTurn();
  const site = toFitSite({ known, aiSays });
  const plan = seatPlan(people.attendees, { seats, tows }, site.access);
  const findings = toTripFit(site, notes, row, people.attendees, { plan, tows });
  await nextTurn();
  return {
    ...toTrip(row),
    people,
    /** The reader's own household. */
    ownId: ownId ?? null,
    /** Whether the reader is a guest, without an account. */
    guest: viewerOf(caller) === null,
    seating: { seats, tows },
    /** Who rides with whom, in which cars that count. */
    plan,
    /** The drivetrain that the way in needs. */
    access: site.access,
    findings,
    cooked,
    seesCosts,
    unreadNotices,
    showsNames,
    vote,
    /** The gear that the trip needs, and who brings it. */
    gearLines: gearLinesOf(row, people.attendees, gear),
  };
}

/** The same, asked once by a page and its title. */
export const tripHead = cache(getTripHead);

const tripHeadSql = (caller: TripCaller) => Prisma.sql`
  select ${tripColumns}, ${versionOfTrip} as version, ${peopleColumns}, own.household_id::text "ownId",
         ${seatingColumns}, ${fitColumns}, ${gearColumn}, ${cookedColumn}, ${seesCosts} "seesCosts",
         ${unreadNoticesColumn(ownerOf(caller))}, t.shows_names "showsNames", ${voteBriefColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
