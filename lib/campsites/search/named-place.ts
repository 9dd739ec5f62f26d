import 'server-only';
import { AppError } from '@/lib/errors';
import { optionalText } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { spend } from '@/lib/server/http/rate-limiter';
import { bestSuggestion } from './best-suggestion';
import { placeParams } from './search-href';
import { readSpot } from './search-spot';
import type { SearchParams } from './search-url';
import { suggest } from './suggest';

export const NAME_UNKNOWN =
  'We couldn’t find that. Check the spelling, or try a postcode, a town nearby or a campsite’s name.';

const name = optionalText(100);

export interface NamedPlace {
  params: SearchParams;
  site: string | null;
  /** Also set when the person has looked up too many names. */
  problem: string | null;
}

export async function placeByName(viewer: Viewer, params: SearchParams): Promise<NamedPlace> {
  const asIs = { params, site: null, problem: null };
  const given = (key: string) => [params[key]].flat()[0];
  const typed = given('postcode')?.trim() ?? '';
  // Digits are a postcode or the beginning of one.
  if (/^\d*$/.test(typed) || readSpot(given)) return asIs;
  try {
    await spend('lookup', viewer.userId);
  } catch (error) {
    if (error instanceof AppError) return { ...asIs, problem: error.message };
    throw error;
  }
  const { data } = name.safeParse(typed);
  const meant = data ? bestSuggestion(data, await suggest(viewer, data)) : null;
  if (!meant) return { ...asIs, problem: NAME_UNKNOWN };
  if ('site' in meant) return { ...asIs, site: meant.site };
  return { ...asIs, params: { ...params, postcode: undefined, ...placeParams(meant.name, meant.at) } };
}
