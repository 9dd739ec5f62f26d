import { choiceHref } from '@/lib/campsites/search/search-href';
import type { OverviewData } from '@/lib/trips/trip-overview';

type Trip = Pick<OverviewData, 'choosable' | 'location'>;

/**
 * Returns the link to the form for a new trip at the same campsite. If the viewer can't choose this
 * campsite, the link contains the AI suggestion or, without one, the campsite's name and website.
 */
export function planAgainHref({ choosable, location }: Trip): string {
  const { location: site, ai_suggestion } = location;
  if (choosable && site.id) return choiceHref(null, { site: site.id });
  if (ai_suggestion) return choiceHref(null, { suggestion: ai_suggestion.suggestion_id });
  const url = site.campsite_url;
  return `/create-trip-details?${new URLSearchParams({ site_name: site.name, ...(url && { site_url: url }) })}`;
}
