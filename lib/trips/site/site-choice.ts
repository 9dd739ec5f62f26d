import { z } from 'zod';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import type { Campsite } from '@/lib/campsites/schema';
import type { ShownSuggestion } from '@/lib/campsites/suggestions/schema';
import { optionalText, optionalUrl, text } from '@/lib/fields';

export const MAX_NAME = 80;
const siteName = text(MAX_NAME, 'Please name the campsite.');

/** The form for a new trip can get these two as query parameters. */
export const namedChoice = z.object({ name: siteName, url: optionalUrl });

export const siteFields = {
  /** Null for a site that is only a name; the campsite's name and URL replace those in the request. */
  location_id: optionalText(100),
  /** The suggestion's own name and URL replace those in the request. */
  ai_suggestion: optionalText(100),
  location_name: optionalText(200),
  location_url: optionalUrl,
};

export type SiteChoice = z.output<z.ZodObject<typeof siteFields>>;

export function checkSite(
  { location_id, ai_suggestion, location_name }: SiteChoice,
  context: z.RefinementCtx,
) {
  if (location_id && ai_suggestion) {
    const message = 'Please choose either a campsite or an AI suggestion.';
    context.addIssue({ code: 'custom', path: ['ai_suggestion'], message });
  }
  const message =
    location_id || ai_suggestion ? null : siteName.safeParse(location_name).error?.issues[0]?.message;
  if (message) context.addIssue({ code: 'custom', path: ['location_name'], message });
}

export function choiceOf(chosen: ChosenSite): SiteChoice {
  if (chosen.suggestion) return { ai_suggestion: chosen.suggestion.suggestion_id };
  const { campsite } = chosen;
  return campsite
    ? { location_id: campsite.id, location_name: campsite.name, location_url: campsite.campsite_url }
    : { location_id: null, location_name: chosen.name, location_url: chosen.url };
}

export type ChosenSite =
  | { campsite: Campsite; suggestion?: undefined; own: boolean; known: KnownSite }
  | { campsite: null; suggestion: ShownSuggestion }
  | { campsite: null; suggestion?: undefined; name: string; url: string | null };

export const choosesSite = (choice: SiteChoice) =>
  [choice.location_id, choice.ai_suggestion, choice.location_name, choice.location_url].some(
    (field) => field !== undefined,
  );
