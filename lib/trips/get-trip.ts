import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { shownByTrip } from '../campsites/policy';
import { campsiteFor, isOwnSite } from '../campsites/search/search-sites';
import { earliestToday, today } from '../dates';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { isHidden } from './hidden';
import { placesOf, visibleTo } from './policy';
import { type ChosenSite, namedChoice, type TripLocation, type TripWithCover } from './schema';
import { presentTrip, type TripRow } from './to-trip';
import { placeFields, presentPlace } from './trip-location';

/**
 * The viewer's trips, organised and invited: the next one first, then those over or called off, the nearest first. Those
 * that they have hidden are a list of their own.
 */
export async function listTrips(viewer: Viewer, hidden = false): Promise<TripWithCover[]> {
  const which = Prisma.sql`${isHidden(viewer)} = ${hidden}`;
  const rows = await tripRows(viewer, db, { which, version: Prisma.sql`''` });
  return rows.map(presentTrip);
}

/**
 * Another text whenever anything that a trip's page shows is another: which transactions wrote the rows behind it,
 * `t` being the trip and `o` its organiser.
 */
const versionOfTrip = Prisma.sql`md5(concat_ws(' ', t.xmin, o.xmin,
  (select string_agg(concat_ws('.', i.xmin, p.xmin), ' ' order by i.id)
   from invites i left join profiles p on p.id = i.profile_id where i.trip_id = t.id),
  (select string_agg(concat_ws('.', chosen.xmin, m.xmin), ' ' order by m.id)
   from trip_crew chosen join crew_members m on m.id = chosen.crew_member_id where chosen.trip_id = t.id),
  (select string_agg(concat_ws('.', chosen.xmin, r.xmin), ' ' order by r.id)
   from trip_rides chosen join rides r on r.id = chosen.ride_id where chosen.trip_id = t.id)))`;

/** A trip's version for somebody who still may see it in a session that still runs; else null. */
export async function tripVersion(viewer: Viewer, tripId: string): Promise<string | null> {
  if (!isId(tripId)) return null;
  const [row] = await db.$queryRaw<{ version: string }[]>`
    select ${versionOfTrip} as version
    from ${placesOf(viewer)} own
    join trips t on t.id = own.trip_id
    join profiles o on o.id = t.organiser_id
    where t.id = ${tripId}::uuid
      and exists (select from sessions where id = ${viewer.sessionId}::uuid and expires_at > now())`;
  return row?.version ?? null;
}

/** A trip as the viewer sees it, or null. */
export async function tripFor(
  viewer: Viewer,
  tripId: string,
  client: Tx = db,
): Promise<TripWithCover | null> {
  if (!isId(tripId)) return null;
  const [row] = await tripRows(viewer, client, {
    which: Prisma.sql`t.id = ${tripId}::uuid`,
    version: versionOfTrip,
  });
  return row ? presentTrip(row) : null;
}

interface Selection {
  which: Prisma.Sql;
  version: Prisma.Sql;
}

function tripRows(viewer: Viewer, client: Tx, { which, version }: Selection): Promise<TripRow[]> {
  return client.$queryRaw<TripRow[]>`
    select ${tripColumns}, ${version} as version from ${tripsOf(viewer)}
    where ${which}
    order by ${isFolded()}, ${daysAway()}, t.id`;
}

/** What `presentTrip` takes of a trip, save its version; for SQL together with `tripsOf`. */
export const tripColumns = Prisma.sql`
           t.id::text, t.name trip_name, t.organiser_id::text creator_profile_id, o.name creator_name,
           t.location_name, t.start_date::text, t.end_date::text, own.attending,
           own.reconfirm, own.agreed_to, own.co_organiser, t.called_off_at is not null called_off,
           t.campsite_id::text location_id, t.location_url, c.latitude, c.longitude`;

export const tripsOf = (viewer: Viewer) => Prisma.sql`${placesOf(viewer)} own
    join trips t on t.id = own.trip_id
    join profiles o on o.id = t.organiser_id
    left join campsites c on c.id = t.campsite_id and ${shownByTrip}`;

/** Whether a trip `t` is over or called off. */
export const isFolded = () =>
  Prisma.sql`(t.end_date < ${earliestToday()}::date or t.called_off_at is not null)`;

export const daysAway = () => Prisma.sql`abs(t.start_date - ${today()}::date)`;

/** Where a trip goes, with the site's features; null when there is no such trip for the viewer. */
export async function locationFor(viewer: Viewer, tripId: string): Promise<TripLocation | null> {
  if (!isId(tripId)) return null;
  const trip = await db.trip.findFirst({ where: { id: tripId, ...visibleTo(viewer) }, select: placeFields });
  return trip && presentPlace(trip);
}

/** An address's parameters, of which some may name a site. */
export type SiteParams = Record<string, string | string[] | undefined>;

/** The site that a page's address names; null when it names none. */
export async function chosenSite(viewer: Viewer, params: SiteParams): Promise<ChosenSite | 'missing' | null> {
  if (typeof params.site === 'string') {
    const campsite = await campsiteFor(viewer, params.site);
    return campsite ? { campsite, own: await isOwnSite(viewer, campsite.id) } : 'missing';
  }
  const named = namedChoice.safeParse({ name: params.site_name, url: params.site_url });
  return named.success ? { campsite: null, name: named.data.name, url: named.data.url ?? null } : null;
}
