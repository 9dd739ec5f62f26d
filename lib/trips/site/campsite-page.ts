import 'server-only';
import { campsiteSaid, type SaidToQuestion } from '@/lib/campsites/ai/known-sites';
import { siteDisagreements } from '@/lib/campsites/facts/known-site';
import {
  homeOf,
  type LocationRow,
  locationColumns,
  siteSeenBy,
  toLocation,
} from '@/lib/campsites/get-location';
import { type NearbyRow, nearbySites, toNearby } from '@/lib/campsites/nearby-sites';
import { isOwnedBy, mergedInto } from '@/lib/campsites/policy';
import type { Disagreements } from '@/lib/campsites/schema';
import { saidSuggestion, toShown } from '@/lib/campsites/suggestions/to-suggestion';
import { shownTides } from '@/lib/campsites/tides/get-tides';
import { isId } from '@/lib/fields';
import { USUAL_ZONE } from '@/lib/places/clock';
import { zoneOf } from '@/lib/places/zone';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRecent } from '@/lib/server/db/replica';
import { Prisma } from '@/prisma/generated/client';
import { type OwnFitRow, ownFitColumns, toOwnFit } from '../fit/choice-site';
import { isHidden, visibleToSql } from '../policy';
import type { Trip } from '../schema';
import { openVoteColumn } from '../undecided/open-vote-column';
import type { OpenVote } from '../undecided/when-and-where';

/** The latest trips are listed. */
const MOST_TRIPS = 5;

export type OwnTripAtSite = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'> & {
  openVote: OpenVote | null;
};

/** Leaves out trips that the viewer isn't going on or has hidden. */
const ownTripsAtSite = (viewer: Viewer, goesThere: Prisma.Sql) => Prisma.sql`(
  select coalesce(json_agg(there), '[]') from (
    select t.id, t.name trip_name, t.location_name, t.start_date, t.end_date, ${openVoteColumn()}
    from ${visibleToSql(viewer)} own join trips t on t.id = own.trip_id
    where ${goesThere} and own.attending is not false and t.called_off_at is null
      and not ${isHidden(viewer)}
    order by t.start_date desc, t.id limit ${MOST_TRIPS}
  ) there)`;

interface SuggestionRow extends SaidToQuestion {
  nearby: NearbyRow[];
  trips: OwnTripAtSite[];
}

export async function getSuggestionPage(viewer: Viewer, suggestionId: string) {
  if (!isId(suggestionId)) return null;
  const [[row], home] = await Promise.all([
    readRecent<SuggestionRow>(suggestionPageSql(viewer, suggestionId), viewer),
    homeOf(viewer),
  ]);
  if (!row) return null;
  const { said, nearby, trips } = row;
  const campsiteId = await campsiteSaid(viewer, row);
  return {
    suggestion: toShown(said, home),
    town: said.town,
    /** A campsite with the suggestion's name that the viewer may see. */
    campsiteId,
    nearby: said.town ? toNearby(said.town, nearby).filter(({ id }) => id !== campsiteId) : [],
    trips,
  };
}

/** Exported so that a test can check its plan. */
export const suggestionPageSql = (viewer: Viewer, suggestionId: string) => Prisma.sql`
  select ${saidSuggestion} said, s.postcode, s.radius,
         case when c.latitude is null then '[]'::json else ${nearbySites(viewer)} end nearby,
         ${ownTripsAtSite(viewer, Prisma.sql`t.ai_suggestion_id = s.id`)} trips
  from ai_suggestions s
  cross join lateral (select s.id, s.latitude, s.longitude) c
  where s.id = ${suggestionId}::uuid`;

interface CampsiteRow extends LocationRow, OwnFitRow {
  own: boolean;
  changed_on: string;
  disagreements: Disagreements;
  merged_into: string | null;
  nearby: NearbyRow[];
  trips: OwnTripAtSite[];
}

/** Null when the site doesn't exist or the viewer may not see it. */
export async function getCampsitePage(viewer: Viewer, siteId: string) {
  if (!isId(siteId)) return null;
  const [[found], home] = await Promise.all([
    readRecent<CampsiteRow>(campsitePageSql(viewer, siteId), viewer),
    homeOf(viewer),
  ]);
  if (!found) return null;
  const { own, changed_on, disagreements, merged_into, nearby, trips, known, own_crew, own_rides, ...row } =
    found;
  return {
    ...toLocation(row, home),
    own,
    changedOn: changed_on,
    mergedInto: merged_into,
    disagreements,
    nearby: toNearby(row, nearby),
    trips,
    tides: await shownTides(row, zoneOf(row.state, row) ?? USUAL_ZONE, new Date()),
    findings: toOwnFit(viewer, { known, own_crew, own_rides }),
  };
}

/** Exported so that a test can check its plan. */
export const campsitePageSql = (viewer: Viewer, siteId: string) => Prisma.sql`
  select ${locationColumns(viewer)}, ${isOwnedBy(viewer)} is true own,
         (c.updated_at at time zone 'Australia/Sydney')::date::text changed_on,
         ${siteDisagreements} disagreements, ${mergedInto} merged_into,
         ${nearbySites(viewer)} nearby, ${ownTripsAtSite(viewer, goesTo)} trips,
         ${ownFitColumns(viewer)}
  from ${siteSeenBy(viewer, siteId)}`;

const goesTo = Prisma.sql`(
  t.campsite_id = c.id or exists (select from stops s where s.trip_id = t.id and s.campsite_id = c.id))`;
