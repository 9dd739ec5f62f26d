import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';
import { shownByTrip } from '../campsites/access';
import { presentCampsite } from '../campsites/present';
import { campsiteFor, isOwnSite, knownFeatures } from '../campsites/queries';
import { today } from '../dates';
import { db, type Tx } from '../db';
import { isId } from '../fields';
import { placesOf, visibleTo } from './access';
import { presentNamedSite, presentTrip, type TripRow, type TripWithCover } from './present';
import { type ChosenSite, namedChoice, type TripLocation } from './schema';

/** The viewer's trips, organised and invited: the next one first, then those past, the latest first. */
export async function listTrips(viewer: Viewer): Promise<TripWithCover[]> {
  const rows = await tripRows(viewer, db, Prisma.sql`true`);
  return rows.map(presentTrip);
}

/** A trip as the viewer sees it, or null. */
export async function tripFor(
  viewer: Viewer,
  tripId: string,
  client: Tx = db,
): Promise<TripWithCover | null> {
  if (!isId(tripId)) return null;
  const [row] = await tripRows(viewer, client, Prisma.sql`t.id = ${tripId}::uuid`);
  return row ? presentTrip(row) : null;
}

function tripRows(viewer: Viewer, client: Tx, which: Prisma.Sql): Promise<TripRow[]> {
  const now = Prisma.sql`${today()}::date`;
  return client.$queryRaw<TripRow[]>`
    select t.id::text, t.name trip_name, t.organiser_id::text creator_profile_id, o.name creator_name,
           t.location_name, t.start_date::text, t.end_date::text, own.attending,
           own.reconfirm, own.agreed_to, own.co_organiser, t.called_off_at is not null called_off,
           t.campsite_id::text location_id, t.location_url, c.latitude, c.longitude
    from ${placesOf(viewer)} own
    join trips t on t.id = own.trip_id
    join profiles o on o.id = t.organiser_id
    left join campsites c on c.id = t.campsite_id and ${shownByTrip}
    where ${which}
    order by t.end_date < ${now}, abs(t.start_date - ${now}), t.id`;
}

/** Where a trip goes, with the site's features; null when there is no such trip for the viewer. */
export async function locationFor(viewer: Viewer, tripId: string): Promise<TripLocation | null> {
  if (!isId(tripId)) return null;
  const trip = await db.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: {
      organiserId: true,
      locationName: true,
      locationUrl: true,
      campsite: {
        include: {
          features: knownFeatures,
        },
      },
    },
  });
  if (!trip) return null;
  const { campsite, organiserId, locationName, locationUrl } = trip;
  // The rule of shownByTrip.
  const shown = campsite && (campsite.shareFlag || [null, organiserId].includes(campsite.ownerId));
  if (!shown) return presentNamedSite(locationName, locationUrl);
  return {
    location: presentCampsite(campsite),
    features: campsite.features.filter(({ present }) => present).map(({ feature }) => feature),
  };
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
