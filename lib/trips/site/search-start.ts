import 'server-only';
import { getCampsite } from '@/lib/campsites/get-campsite';
import { defaultRadius } from '@/lib/campsites/search-choices';
import { searchPostcode } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { SiteParams } from './find-site';
import { getTripLocation } from './trip-location';

/** Starts at the site that is to be replaced, otherwise at the viewer's own postcode. */
export async function searchStart(viewer: Viewer, params: SiteParams): Promise<string> {
  if (params.postcode !== undefined || params.latitude !== undefined) return viewer.postcode;
  const site = await siteToReplace(viewer, params);
  if (!site || site.latitude === null) return viewer.postcode;
  return (await searchPostcode(site, null, defaultRadius)) ?? viewer.postcode;
}

async function siteToReplace(viewer: Viewer, { trip, near }: SiteParams) {
  if (typeof trip === 'string') return (await getTripLocation({ viewer, tripId: trip }))?.location;
  return typeof near === 'string' ? getCampsite(viewer, near) : null;
}
