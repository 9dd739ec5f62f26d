import 'server-only';
import { cache } from 'react';
import { Prisma } from '@/prisma/generated/client';
import { isVisibleTo, mayBeAsked } from '../campsites/policy';
import { isId } from '../fields';
import { kmBetween, type Position } from '../geometry';
import { nextTurn } from '../in-steps';
import { centreOf } from '../places/find-place';
import { readRows } from '../server/db/client';
import { type PeopleRow, peopleColumns, toPeople } from './attendance/people';
import { asksWeather } from './before-you-go/ask-weather';
import { type ForecastsRow, forecastsColumn } from './before-you-go/kept-forecast';
import { outThere } from './before-you-go/out-there';
import { zoneOf } from './before-you-go/zone';
import { seesCosts } from './costs/sees-costs';
import { type ConditionsRow, conditionsColumn, toTripFit } from './fit/trip-fit';
import { gearColumn } from './gear/gear-columns';
import { type GearRow, gearLinesOf } from './gear/lines';
import type { MealPlace } from './meals/grid';
import { cookedColumn } from './meals/meal-columns';
import { announcementColumn, unreadNoticesColumn } from './notices/notice-columns';
import { isHidden } from './policy';
import type { Seating } from './seats/seat-plan';
import { seatingColumns } from './seats/seating-columns';
import { type SharedGear, sharedGearOf } from './shared-gear';
import { type TripRow, toTrip } from './to-trip';
import { ownerOf, type TripCaller, tripOfCaller, viewerOf } from './trip-caller';
import { type LocationRow, siteColumns, toTripLocation } from './trip-location';
import { hasEnded, tripColumns } from './trip-rows';
import { versionOfTrip } from './trip-version';
import { type VoteBrief, voteBriefColumn } from './vote/vote-brief';

export type TripPage = NonNullable<Awaited<ReturnType<typeof getTripPage>>>;

type Spot = { [Axis in keyof Position]: number | null };

type PageRow = TripRow &
  PeopleRow &
  LocationRow &
  ConditionsRow &
  ForecastsRow &
  Seating & {
    hidden: boolean;
    asks: boolean;
    /** Whether the viewer can plan another trip at its campsite. */
    choosable: boolean;
    /** The middle of the viewer's postcode. */
    home: Spot;
    sharedGear: SharedGear[];
    gear: GearRow;
    /** The meals that somebody who is going cooks. */
    cooked: MealPlace[];
    /** Whether the viewer may see its costs. */
    seesCosts: boolean;
    /** How many of its notices the viewer hasn't read. */
    unreadNotices: number;
    /** The newest of its announcements. */
    announcement: { text: string; author: string; at: string } | null;
    /** Whether invitations tell the names of who is going. */
    showsNames: boolean;
    /** Null without one. */
    vote: VoteBrief | null;
  };

/** All that a trip's page shows, of one moment, whatever the number of people; null when there is no such trip. */
export async function getTripPage(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<PageRow>(tripPageSql(caller));
  if (!found) return null;
  const { ownId, households, crew, rides, campsite, said, conditions, home, seats, tows, ...rest } = found;
  const {
    hidden,
    asks,
    choosable,
    sharedGear,
    gear,
    cooked,
    seesCosts,
    unreadNotices,
    announcement,
    showsNames,
    vote,
    forecasts,
    ...row
  } = rest;
  const state = conditions?.state ?? null;
  const people = toPeople({ ...row, ownId, households, crew, rides });
  await nextTurn();
  const findings = toTripFit({ conditions, seats, tows }, row, people.attendees);
  await nextTurn();
  return {
    ...toTrip(row),
    people,
    /** The reader's own household. */
    ownId,
    /** Whether the reader is a guest, without an account. */
    guest: viewerOf(caller) === null,
    seating: { seats, tows },
    location: await toTripLocation(viewerOf(caller), found),
    /** The drivetrain that the way in needs. */
    access: conditions?.access ?? null,
    /** The site's time zone. */
    zone: campsite && zoneOf(state, campsite.longitude),
    /** Facts for people who are about to go or are there; null long before the trip and after it. */
    outThere: outThere({ trip: row, site: campsite, state, forecasts, asks: asksWeather() }, new Date()),
    findings,
    km: kmTo(campsite, home),
    hidden,
    asks,
    choosable,
    sharedGear,
    cooked,
    seesCosts,
    unreadNotices,
    announcement,
    showsNames,
    vote,
    /** The gear that the trip needs, and who brings it. */
    gearLines: gearLinesOf(row, people.attendees, gear),
  };
}

/** The same, asked once by a page and its title. */
export const pageTrip = cache(getTripPage);

export const tripPageSql = (caller: TripCaller) => Prisma.sql`
  select ${tripColumns}, ${versionOfTrip} as version, ${peopleColumns}, own.household_id::text "ownId",
         ${seatingColumns}, ${siteColumns}, ${conditionsColumn}, ${isHidden(ownerOf(caller))} hidden,
         ${asksOfSite(caller)} asks, ${choosable(caller)} choosable,
         (select row_to_json(centre) from (${centreOf(viewerOf(caller)?.postcode ?? '')}) centre) home,
         ${sharedGearOf} "sharedGear", ${gearColumn}, ${cookedColumn}, ${seesCosts} "seesCosts",
         ${unreadNoticesColumn(ownerOf(caller))}, ${announcementColumn}, t.shows_names "showsNames",
         ${voteBriefColumn}, ${forecastsColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

/** Whether an account can plan another trip at its campsite. */
function choosable(caller: TripCaller): Prisma.Sql {
  const viewer = viewerOf(caller);
  return viewer ? Prisma.sql`c.id is not null and ${isVisibleTo(viewer)}` : Prisma.sql`false`;
}

/** How far a trip's campsite is from home, in km; null where either is unknown. */
function kmTo(site: Position | null, { latitude, longitude }: Spot): number | null {
  if (!site || latitude === null || longitude === null) return null;
  return kmBetween(site, { latitude, longitude });
}

/** Whether a trip that took place asks one of its organisers who was there what they know of its site. */
function asksOfSite(caller: TripCaller): Prisma.Sql {
  const viewer = viewerOf(caller);
  if (!viewer) return Prisma.sql`false`;
  return Prisma.sql`(
    own.role is not null and own.attending and t.called_off_at is null and ${hasEnded()} and ${mayBeAsked(viewer)}
  ) is true`;
}
