import 'server-only';
import type { Viewer } from '../auth/viewer';
import { log } from '../log';
import { postcodeCentre } from '../places/queries';
import { MOST, type Scope } from './choices';
import { sitesNear } from './queries';
import type { FoundCampsite, SearchAnswer, SiteSearch } from './schema';
import type { Source } from './search-href';

const scopeOf: Record<Source, Scope> = { user: 'public', private: 'my' };

export interface Results extends SearchAnswer {
  /** Those that could not be loaded; the others stand. */
  failed: Source[];
}

/**
 * Searches the chosen sources side by side and makes one list of them, nearest first. Null when the postcode
 * is unknown.
 */
export async function searchSources(
  viewer: Viewer,
  sources: readonly Source[],
  search: SiteSearch,
): Promise<Results | null> {
  const centre = await postcodeCentre(search.postcode);
  if (!centre) return null;
  const failed: Source[] = [];
  const answers = await Promise.all(
    sources.map((source) =>
      sitesNear(viewer, scopeOf[source], centre, search).catch((error: unknown) => {
        log.error({ err: error, source }, 'a campsite source failed');
        failed.push(source);
        return { locations: [], total: 0 };
      }),
    ),
  );
  return { ...mergeAnswers(answers), failed };
}

/** One list of several answers; each holds its nearest, so the nearest of all are among them. */
export function mergeAnswers(answers: readonly SearchAnswer[]): SearchAnswer {
  const locations = answers
    .flatMap((answer) => answer.locations)
    .sort(byDistance)
    .slice(0, MOST);
  return { locations, total: answers.reduce((sum, { total }) => sum + total, 0) };
}

const byDistance = (a: FoundCampsite, b: FoundCampsite) => a.distance - b.distance;
