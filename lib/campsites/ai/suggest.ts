import 'server-only';
import { AppError, badInput } from '@/lib/errors';
import { postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { featureNames } from '../features/features';
import { type SiteSearch, unknownPostcode } from '../schema';
import { storedOrAsked } from './ask';
import { keepMatching } from './keep-matching';
import { closestTo, knownSites } from './known-sites';
import type { AiSuggestions } from './schema';

/** A server that is given by its address may need no key. */
export function aiConfigured(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_DAILY_LIMIT } = env();
  return Boolean(OPENAI_API_KEY || OPENAI_BASE_URL) && AI_DAILY_LIMIT > 0;
}

export const AI_DEADLINE_MS = 20_000;

/**
 * Throws 400 for an unknown postcode, and 429 or 503 when the AI can't be asked. The call continues
 * when the caller disconnects, because the suggestions are stored for everybody.
 */
export async function suggestSites(
  viewer: Viewer,
  search: SiteSearch,
  deadlineMs = AI_DEADLINE_MS,
): Promise<AiSuggestions> {
  const { postcode, radius } = search;
  const centre = await postcodeCentre(postcode);
  if (!centre) throw badInput(unknownPostcode, { postcode: unknownPostcode });
  if (!aiConfigured()) throw new AppError(503, 'AI suggestions are off.', { retryAfterSeconds: 3600 });
  // An id that belongs to no feature matches no site, so the AI isn't asked.
  const features = await featureNames(search.filters?.features ?? []);
  if (!features) return { campsites: [] };
  const all = await storedOrAsked(viewer, { postcode, radius }, centre, deadlineMs);
  const wanted = keepMatching(all, search, features);
  if (wanted.length === 0) return { campsites: [] };
  // Matched again for each viewer, because viewers may see different campsites.
  const names = wanted.map(({ name }) => name);
  const known = await knownSites(viewer, centre, search, names);
  const campsites = wanted.flatMap(({ id, town, petFriendly, ...site }, at) => {
    const sites = known.filter(({ index }) => index === at);
    const same = closestTo(town ?? centre, sites);
    // Known facts count for more than the AI's words.
    if (same?.fits === false && !search.filters?.unsuited) return [];
    const distance = town ? `${Math.round(town.km)} km` : 'unknown';
    return {
      ...site,
      petFriendly: petFriendly ?? 'No',
      pets_said: petFriendly !== null,
      suggestion_id: id,
      distance,
      location_id: same?.id ?? null,
    };
  });
  return { campsites };
}
