import { z } from 'zod';
import type { Campsite } from '../campsites/schema';
import { optionalText, optionalUrl, text } from '../fields';

export const MAX_NAME = 80;
const siteName = text(MAX_NAME, 'Please name the campsite.');

/** An AI site as the address of the trip form carries it. */
export const namedChoice = z.object({ name: siteName, url: optionalUrl });

/** A site as the calls take it. */
export const siteFields = {
  /** Null for an AI site; a campsite's own name and URL win over those sent with it. */
  location_id: optionalText(100),
  location_name: optionalText(200),
  location_url: optionalUrl,
};

export type SiteChoice = z.output<z.ZodObject<typeof siteFields>>;

export function checkSiteName({ location_id, location_name }: SiteChoice, context: z.RefinementCtx) {
  const message = location_id ? null : siteName.safeParse(location_name).error?.issues[0]?.message;
  if (message) context.addIssue({ code: 'custom', path: ['location_name'], message });
}

/** A chosen site as the calls take it. */
export const choiceOf = (chosen: ChosenSite) =>
  chosen.campsite
    ? {
        location_id: chosen.campsite.id,
        location_name: chosen.campsite.name,
        location_url: chosen.campsite.campsite_url,
      }
    : { location_id: null, location_name: chosen.name, location_url: chosen.url };

/** A site that was chosen: a campsite, or what the AI said of one. */
export type ChosenSite =
  | { campsite: Campsite; own: boolean }
  | { campsite: null; name: string; url: string | null };

export const choosesSite = ({ location_id, location_name, location_url }: SiteChoice) =>
  [location_id, location_name, location_url].some((field) => field !== undefined);
