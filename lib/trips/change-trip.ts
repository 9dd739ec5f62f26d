import 'server-only';
import { lockSite } from '@/lib/campsites/lock-site';
import { dateOf, daysBetween } from '@/lib/dates';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { moveStays } from './attendance/move-stays';
import { followSites } from './backups/follow-site';
import { addChangeNotices, announceChange } from './changes/announce-change';
import { agreedTo, changesBetween, hasChanged, type TripFacts, type WasOpen } from './changes/changes';
import type { TripDates } from './date-rules';
import { getTrip } from './get-trip';
import { movedWithTrip, movePlans } from './home-contact/watch-plans';
import { renewWaiting } from './invitations/renew-waiting';
import { householdThatRuns, lockTrip, type RunTrip } from './lock-trip';
import type { Trip, TripChange } from './schema';
import { type Site, siteOf } from './site/find-site';
import { choosesSite } from './site/site-choice';
import { idsMoved, moveWithStops, unmoved } from './stops/change/move-with-stops';
import { saveStops, withStops } from './stops/change/save-stops';
import { stopsAfter, stopsBefore } from './stops/change/stops-after';
import { fittedToDates, type RunStop } from './stops/run-stop';
import { areSeveral } from './stops/stops';
import { followTrip } from './vote/follow-trip';
import { withSeatNews } from './with-seat-news';

/** More days than any trip is ever moved. */
const ASIDE = 100_000;

/** When the trip becomes longer or shorter, they stay on their days. The caller has locked the trip. */
async function moveDays(tx: Tx, tripId: string, before: TripDates, after: TripDates): Promise<void> {
  const by = daysBetween(before.start_date, after.start_date);
  if (by === 0 || by !== daysBetween(before.end_date, after.end_date)) return;
  // A trip has only one dinner on a day. So all rows move far away first; otherwise a dinner could land on
  // a day whose own dinner hasn't moved yet.
  for (const days of [ASIDE, by - ASIDE]) {
    await tx.$executeRaw`update meals set day = day + ${days}::int where trip_id = ${tripId}::uuid`;
    await tx.$executeRaw`update duty_turns set day = day + ${days}::int where trip_id = ${tripId}::uuid`;
  }
  await tx.$executeRaw`update plans set day = day + ${by}::int where trip_id = ${tripId}::uuid`;
}

/** People who are going stay going, but are asked to confirm new dates or a new site. */
export async function changeTrip(viewer: Viewer, tripId: string, change: TripChange): Promise<Trip> {
  const site = choosesSite(change) ? await siteOf(viewer, change) : null;
  return db.$transaction(async (tx) => {
    // Lock the site before the trip, because making a campsite private also locks first the site and
    // then the trips there.
    const shared = site?.campsiteId ? await lockSite(tx, viewer, site.campsiteId) : true;
    const before = await lockTrip(tx, viewer, tripId);
    if (!shared && before.organiser.id !== viewer.profileId) {
      const message = 'Only the organiser can take the trip to a private campsite of their own.';
      throw badInput(message, { location_id: message });
    }
    await changeLockedTrip(tx, viewer, before, change, site);
    const found = await getTrip({ viewer, tripId }, tx);
    if (!found) throw notFound();
    return found.trip;
  });
}

/** Also rings people's bells, unless it decides a vote, whose notification names dates and campsite. */
export async function changeLockedTrip(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  change: TripChange,
  site: Site | null,
  how: How = {},
): Promise<void> {
  await saveAndAnnounce(tx, viewer, before, tripAfter(before, change, site, how.stop), how);
}

/** As `changeLockedTrip`. The trip's site and dates follow; `stops` may be one alone. */
export async function changeLockedStops(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  stops: readonly [RunStop, ...RunStop[]],
  how: How = {},
): Promise<void> {
  await saveAndAnnounce(tx, viewer, before, withStops(before, stops), how);
}

async function saveAndAnnounce(tx: Tx, viewer: Viewer, before: RunTrip, after: RunTrip, how: How) {
  const changed = await saveChange(tx, viewer, before, after, how);
  if (changed && !how.decided) await announceChange(tx, viewer, before, after);
}

interface How {
  /** What was open until this change decided the vote. */
  decided?: WasOpen;
  /** The name of the plan B that a stop goes to. The mails then don't wait for further changes. */
  planB?: string;
  /** The id of the stop that goes to the site; left out: the first. */
  stop?: string;
}

function tripAfter(before: RunTrip, change: TripChange, site: Site | null, stop?: string): RunTrip {
  if (site && before.stops && stop && stop !== before.stops[0]?.id) {
    const after = tripAfter(before, change, null);
    const stops = stopsBefore(after, 0);
    return withStops(after, stopsAfter(after, stops, { stop, newId: stop, site }));
  }
  // The trip's own campsite, chosen again, keeps the name and link that the trip has stored for it.
  const { campsiteId, locationName, locationUrl } =
    site && (!site.campsiteId || site.campsiteId !== before.campsiteId) ? site : before;
  const facts = {
    tripName: change.tripName === undefined ? before.tripName : change.tripName,
    start: change.start_date ?? before.start,
    end: change.end_date ?? before.end,
    campsiteId,
    locationName,
    locationUrl,
  };
  const after = { ...before, ...facts };
  const suggestionId =
    site?.suggestionId ?? (changesBetween(before, after).site ? null : before.suggestionId);
  const [first, ...others] = before.stops ?? [];
  if (!first) return { ...after, suggestionId };
  const stops = [{ ...first, campsiteId, suggestionId, locationName, locationUrl }, ...others];
  return { ...after, suggestionId, stops: fittedToDates(stops, daysBetween(after.start, after.end)) };
}

/** False when nobody has to be told, because no fact of the trip has changed. */
async function saveChange(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  after: RunTrip,
  how: How,
): Promise<boolean> {
  const { suggestionId } = after;
  const changes = changesBetween(before, after);
  const savesStops = changes.stops || linksOf(before) !== linksOf(after);
  if (!hasChanged(before, after)) {
    if (suggestionId !== before.suggestionId)
      await tx.trip.update({ where: { id: before.id }, data: { suggestionId } });
    if (savesStops) await saveStops(tx, viewer, before, after);
    return false;
  }
  const save = async () => {
    await tx.trip.update({
      where: { id: before.id },
      data: {
        version: { increment: 1 },
        name: after.tripName,
        startDate: dateOf(after.start),
        endDate: dateOf(after.end),
        campsiteId: after.campsiteId,
        suggestionId,
        locationName: after.locationName,
        locationUrl: after.locationUrl,
      },
    });
    if (savesStops) await saveStops(tx, viewer, before, after);
  };
  // Other cars may reach the new site than the old one, which changes people's seats.
  if (changes.site || changes.stops) {
    const { id: by } = await householdThatRuns(tx, viewer, before);
    await withSeatNews(tx, before.id, { by, userId: viewer.userId, told: before }, save);
  } else await save();
  if (before.stops || areSeveral(after.stops)) {
    if (changes.dates || changes.site || changes.stops) {
      const moved = await moveWithStops(tx, before, after);
      await movePlans(tx, before.id, (plan) => moved.get(plan.householdId) ?? unmoved);
      await askAgain(tx, viewer, before, after, idsMoved(moved));
    }
  } else {
    const [from, to] = [datesOf(before), datesOf(after)];
    if (changes.dates) {
      await moveDays(tx, before.id, from, to);
      await moveStays(tx, before.id, from, to);
    }
    if (changes.dates || changes.site) {
      await movePlans(tx, before.id, movedWithTrip(from, to, changes.site));
      await askAgain(tx, viewer, before, after);
    }
  }
  await followTrip(tx, before, after);
  if (changes.site || changes.stops) await followSites(tx, viewer, before, after, how.planB ?? null);
  const invited = await renewWaiting(tx, viewer, { ...before, ...after }, { waits: true });
  await addChangeNotices(tx, viewer, before, after, invited, {
    ...how,
    atOnce: how.planB !== undefined,
  });
  return true;
}

/** Nobody is told of another link of a further stop. */
const linksOf = ({ stops }: RunTrip) =>
  JSON.stringify(stops?.slice(1).map(({ locationUrl, suggestionId }) => [locationUrl, suggestionId]) ?? []);

const datesOf = ({ start, end }: TripFacts) => ({ start_date: start, end_date: end });

/**
 * People who have agreed to exactly these dates and this site before aren't asked again. `moved` has the
 * households who sleep elsewhere now; without it that's all.
 */
async function askAgain(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  after: RunTrip,
  moved?: string[],
): Promise<void> {
  const [was, is] = [before, after].map((trip) => JSON.stringify(agreedTo(trip)));
  const agreed = Prisma.sql`(case when reconfirm then agreed_to else ${was}::jsonb end)`;
  const concerned = moved ? Prisma.sql`(reconfirm or id = any(${moved}::uuid[]))` : Prisma.sql`true`;
  await tx.$executeRaw`
    update households set agreed_to = ${agreed}, reconfirm = ${agreed} <> ${is}::jsonb
    where trip_id = ${before.id}::uuid and attending and role <> 'organiser'
      and profile_id is distinct from ${viewer.profileId}::uuid and ${concerned}`;
}
