import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { type SiteRow, toCampsite } from '../campsites/to-campsite';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import type { TripLocation } from './schema';
import { tripsOf } from './trip-rows';

/** What `toTripLocation` takes of a trip: its site where it shows one. */
export interface LocationRow {
  campsite: SiteRow | null;
  location_name: string;
  location_url: string | null;
}

/** The first of them for SQL together with `tripsOf`. */
export const siteColumn = Prisma.sql`
  case when c.id is not null then json_build_object(
    'id', c.id, 'name', c.name, 'address', c.address, 'latitude', c.latitude, 'longitude', c.longitude,
    'phoneContact', c.phone_contact, 'emailContact', c.email_contact, 'campsiteUrl', c.campsite_url,
    'shareFlag', c.share_flag, 'drivetrain', c.drivetrain, 'petFriendly', c.pet_friendly, 'source', c.source,
    'features', (
      select coalesce(json_agg(json_build_object(
        'present', cf.present, 'feature', json_build_object('id', f.id, 'name', f.name)) order by f.name), '[]')
      from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = c.id)
  ) end campsite`;

/** Where a trip goes, with the site's features. */
export function toTripLocation({ campsite, location_name, location_url }: LocationRow): TripLocation {
  if (!campsite) return toNamedSite(location_name, location_url);
  return {
    location: toCampsite(campsite),
    features: campsite.features.filter(({ present }) => present).map(({ feature }) => feature),
  };
}

/** Where a trip goes when there is no campsite to show. */
function toNamedSite(name: string, campsite_url: string | null): TripLocation {
  const nothing = {
    id: null,
    address: null,
    latitude: null,
    longitude: null,
    phone_contact: null,
    email_contact: null,
    site_features: null,
    features: null,
    missing_features: null,
    share_flag: null,
    drivetrain: null,
    pet_friendly: null,
    source: null,
  };
  return { location: { ...nothing, name, campsite_url }, features: [] };
}

/** Where a trip goes, with the site's features; null when there is no such trip for the viewer. */
export async function getTripLocation(viewer: Viewer, tripId: string): Promise<TripLocation | null> {
  if (!isId(tripId)) return null;
  const [trip] = await readRows<LocationRow>(Prisma.sql`
    select t.location_name, t.location_url, ${siteColumn} from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  return trip ? toTripLocation(trip) : null;
}
