import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { isShownByTrip } from '../campsites/policy';
import { knownFeatures, toCampsite } from '../campsites/to-campsite';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { visibleTo } from './policy';
import type { TripLocation } from './schema';

/** What `toTripLocation` takes of a trip. */
export const locationFields = {
  organiserId: true,
  locationName: true,
  locationUrl: true,
  campsite: { include: { features: knownFeatures } },
} satisfies Prisma.TripSelect;

/** Where a trip goes, with the site's features. */
export function toTripLocation(trip: Prisma.TripGetPayload<{ select: typeof locationFields }>): TripLocation {
  const { campsite, locationName, locationUrl } = trip;
  if (!campsite || !isShownByTrip(campsite, trip)) return toNamedSite(locationName, locationUrl);
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
  const trip = await db.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: locationFields,
  });
  return trip && toTripLocation(trip);
}
