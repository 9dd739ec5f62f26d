import 'server-only';
import { getCampsite, isOwnSite } from '../campsites/get-campsite';
import { notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { mapLink } from './map-link';
import { type ChosenSite, namedChoice, type SiteChoice } from './site-choice';

/** An address's parameters, of which some may name a site. */
export type SiteParams = Record<string, string | string[] | undefined>;

/** The site that a page's address names; null when it names none. */
export async function chosenSite(viewer: Viewer, params: SiteParams): Promise<ChosenSite | 'missing' | null> {
  if (typeof params.site === 'string') {
    const campsite = await getCampsite(viewer, params.site);
    return campsite ? { campsite, own: await isOwnSite(viewer, campsite.id) } : 'missing';
  }
  const named = namedChoice.safeParse({ name: params.site_name, url: params.site_url });
  return named.success ? { campsite: null, name: named.data.name, url: named.data.url ?? null } : null;
}

export interface Site {
  campsiteId: string | null;
  locationName: string;
  locationUrl: string | null;
  mapUrl: string | null;
}

/** The campsite by its own name and URL, or the AI site as it was sent; 404 for a campsite that the viewer can't see. */
export async function siteOf(
  viewer: Viewer,
  { location_id, location_name, location_url }: SiteChoice,
): Promise<Site> {
  if (!location_id) {
    const locationName = location_name ?? '';
    return { campsiteId: null, locationName, locationUrl: location_url ?? null, mapUrl: null };
  }
  const site = await getCampsite(viewer, location_id);
  if (!site) throw notFound();
  return {
    campsiteId: site.id,
    locationName: site.name,
    locationUrl: site.campsite_url,
    mapUrl: mapLink(site),
  };
}
