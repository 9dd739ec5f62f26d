import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isVisibleTo, mayBeAsked } from '../campsites/policy';
import { addDays, type Day, today } from '../dates';
import { isId } from '../fields';
import { kmBetween, type Position } from '../geometry';
import { centreOf } from '../places/find-place';
import { readRows } from '../server/db/client';
import { drivenEachMinute } from '../server/jobs/health';
import { asksWeather } from './before-you-go/ask-weather';
import { type ForecastsRow, forecastsColumn } from './before-you-go/get-before-you-go';
import { tripWeather } from './before-you-go/trip-weather';
import { zoneOf } from './before-you-go/zone';
import { type CostsColumns, listingCosts, newestExpenses, toCostsRow } from './costs/rows';
import { type SharedGear, sharedGearOf } from './gear/shared-gear';
import { announcementColumn, lastWordsColumn } from './notices/to-notice';
import { isHidden } from './policy';
import { type LocationRow, siteColumns, toTripLocation } from './site/trip-location';
import { ownerOf, type TripCaller, tripOfCaller, viewerOf } from './trip-caller';
import { hasEnded } from './trip-rows';

interface OwnHomePlan {
  name: string;
  back_at: string;
  sent: boolean;
  refused: boolean;
  back_said: boolean;
}

export type OverviewData = NonNullable<Awaited<ReturnType<typeof getTripOverview>>>;

type Spot = { [Axis in keyof Position]: number | null };

interface OverviewRow extends LocationRow, ForecastsRow, CostsColumns {
  ownId?: string;
  start_date: Day;
  end_date: Day;
  called_off: boolean;
  state: string | null;
  hidden: boolean;
  asks: boolean;
  asksPacking: boolean;
  choosable: boolean;
  home: Spot;
  sharedGear: SharedGear[];
  announcement: { text: string; author: string; at: string } | null;
  homePlan: OwnHomePlan | null;
  leavesPlans: boolean;
  /** Null when the household has answered, and when it was not invited by mail. */
  reported: boolean | null;
  lastWords: string | null;
}

/** Null when the caller can't see the trip. */
export async function getTripOverview(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<OverviewRow>(tripOverviewSql(caller));
  if (!found) return null;
  const {
    campsite: site,
    state,
    home,
    forecasts,
    hidden,
    asks,
    asksPacking,
    choosable,
    sharedGear,
    announcement,
    lastWords,
    homePlan,
    leavesPlans,
    reported,
  } = found;
  return {
    location: await toTripLocation(viewerOf(caller), found),
    zone: site && zoneOf(state, site),
    /** Null long before the trip and after it. */
    tripWeather: tripWeather({ trip: found, site, state, forecasts, asks: asksWeather() }, new Date()),
    km: kmTo(site, home),
    hidden,
    asks,
    asksPacking,
    choosable,
    sharedGear,
    announcement,
    lastWords,
    homePlan,
    leavesPlans,
    reported,
    /** Contains no expenses. */
    costsRow: toCostsRow(found),
  };
}

export const tripOverviewSql = (caller: TripCaller) => Prisma.sql`
  select t.start_date::text, t.end_date::text, t.called_off_at is not null called_off, t.location_name,
         t.location_url, c.state, ${siteColumns}, ${isHidden(ownerOf(caller))} hidden, ${asksOfSite(caller)} asks,
         ${packingAsked()} "asksPacking",
         ${choosable(caller)} choosable,
         (select row_to_json(centre) from (${centreOf(viewerOf(caller)?.postcode ?? '')}) centre) home,
         ${sharedGearOf} "sharedGear", own.household_id::text "ownId", ${listingCosts(newestExpenses(0))}, ${announcementColumn}, ${lastWordsColumn}, ${homePlanColumn}, ${reportedColumn},
         ${drivenEachMinute()} "leavesPlans",
         ${forecastsColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

function choosable(caller: TripCaller): Prisma.Sql {
  const viewer = viewerOf(caller);
  return viewer ? Prisma.sql`c.id is not null and ${isVisibleTo(viewer)}` : Prisma.sql`false`;
}

const homePlanColumn = Prisma.sql`(
  select json_build_object('name', plan.name, 'back_at', plan.back_at, 'sent', plan.sent_at is not null,
    'refused', plan.refused_by is not null, 'back_said', plan.back_said_at is not null)
  from home_contacts plan
  where plan.trip_id = t.id and plan.household_id = own.household_id and plan.shut_at is null and own.attending
) "homePlan"`;

const reportedColumn = Prisma.sql`(
  select exists (select from invitation_reports report where report.invite_id = i.id)
  from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
  where i.trip_id = t.id and i.id = own.household_id and h.attending is null and h.origin <> 'link'
) reported`;

function kmTo(site: Position | null, { latitude, longitude }: Spot): number | null {
  if (!site || latitude === null || longitude === null) return null;
  return kmBetween(site, { latitude, longitude });
}

/** For this many days after a trip, people are asked what they forgot and what they didn't need. */
const DAYS_TO_MARK = 14;

const packingAsked = () => Prisma.sql`(
  own.attending and t.called_off_at is null and ${hasEnded()} and t.end_date > ${addDays(today(), -DAYS_TO_MARK)}::date
  and (
    select bool_or(item.packed) and bool_and(item.mark is null) from packing_items item
    where item.trip_id = t.id and item.household_id = own.household_id)
) is true`;

function asksOfSite(caller: TripCaller): Prisma.Sql {
  const viewer = viewerOf(caller);
  if (!viewer) return Prisma.sql`false`;
  return Prisma.sql`(
    own.role is not null and own.attending and t.called_off_at is null and ${hasEnded()} and ${mayBeAsked(viewer)}
  ) is true`;
}
