import 'server-only';
import { getSuggestion } from '@/lib/campsites/ai/known-sites';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import { readKnown } from '@/lib/campsites/facts/known-site';
import { getCampsite, isOwnSite } from '@/lib/campsites/get-location';
import { defaultRadius } from '@/lib/campsites/search-choices';
import { saidSite } from '@/lib/campsites/suggestions/said-facts';
import { coverSeed } from '@/lib/cover-art/seed';
import { notFound } from '@/lib/errors';
import { searchPostcode } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { mapLink } from './map-link';
import { type ChosenSite, namedChoice, type SiteChoice } from './site-choice';
import { getTripLocation } from './trip-location';

export type SiteParams = Record<string, string | string[] | undefined>;

/** Null when the URL names no site, 'missing' when the site can't be found. */
export async function chosenSite(viewer: Viewer, params: SiteParams): Promise<ChosenSite | 'missing' | null> {
  if (typeof params.site === 'string') {
    const campsite = await getCampsite(viewer, params.site);
    if (!campsite) return 'missing';
    const [own, known] = await Promise.all([isOwnSite(viewer, campsite.id), readKnown(campsite.id)]);
    return { campsite, own, known: known ?? campsite };
  }
  if (typeof params.ai_suggestion === 'string') {
    const suggestion = await getSuggestion(viewer, params.ai_suggestion);
    return suggestion ? { campsite: null, suggestion } : 'missing';
  }
  const named = namedChoice.safeParse({ name: params.site_name, url: params.site_url });
  return named.success ? { campsite: null, name: named.data.name, url: named.data.url ?? null } : null;
}

export interface Site {
  campsiteId: string | null;
  suggestionId: string | null;
  locationName: string;
  locationUrl: string | null;
  mapUrl: string | null;
}

export interface NewSite extends Site {
  /** From the open data, which no user has written; null without one. */
  openUrl: string | null;
  cover: string;
  /** What is known of the site, or what an AI says of it. */
  known: KnownSite | null;
}

/** Only a site that is just a name takes name and URL from the request; others have them stored. */
export async function siteOf(
  viewer: Viewer,
  { location_id, ai_suggestion, location_name, location_url }: SiteChoice,
): Promise<NewSite> {
  if (ai_suggestion) {
    const said = await getSuggestion(viewer, ai_suggestion);
    if (!said) throw notFound();
    const { suggestion_id: suggestionId, name: locationName, url: locationUrl } = said;
    return {
      campsiteId: null,
      suggestionId,
      locationName,
      locationUrl,
      mapUrl: null,
      openUrl: null,
      cover: coverSeed({ name: locationName }),
      known: saidSite(said),
    };
  }
  if (!location_id) {
    const [locationName, locationUrl] = [location_name ?? '', location_url ?? null];
    const cover = coverSeed({ name: locationName });
    return {
      campsiteId: null,
      suggestionId: null,
      locationName,
      locationUrl,
      mapUrl: null,
      openUrl: null,
      cover,
      known: null,
    };
  }
  const site = await getCampsite(viewer, location_id);
  if (!site) throw notFound();
  return {
    campsiteId: site.id,
    suggestionId: null,
    locationName: site.name,
    locationUrl: site.campsite_url,
    mapUrl: mapLink(site),
    openUrl: site.source === 'open' ? site.campsite_url : null,
    cover: coverSeed(site),
    known: await readKnown(site.id),
  };
}

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
