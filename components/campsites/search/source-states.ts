import type { AiCampsite } from '@/lib/campsites/ai/schema';
import type { ListedResponse } from '@/lib/campsites/search/listed-site';
import type { Source } from '@/lib/campsites/search/search-href';
import type { SourceResult, SourceResults } from '@/lib/campsites/search/sources';
import { MAX_RESULTS } from '@/lib/campsites/search-choices';
import type { AskedSources } from './use-sources';

export interface SourceStates {
  responses: ListedResponse[];
  suggestions: AiCampsite[];
  loading: Source[];
  /** With the server's words, where it had some. */
  failed: { source: Source; text: string | undefined }[];
}

/** Said when the browser could not get the sites after the first cards. */
const REST_FAILED = 'The map shows the nearest campsites only: the others couldn’t load right now.';

const isResponse = (result: SourceResult | undefined): result is ListedResponse =>
  typeof result === 'object' && 'locations' in result;

/** The number of sites that a source gives in all, cards and pins. */
export const sitesOf = ({ total }: ListedResponse) => Math.min(total, MAX_RESULTS);

/** True when the page sent the first sites of a source and not all of them. */
export const hasMore = (result: SourceResult | undefined) =>
  isResponse(result) && result.locations.length < sitesOf(result);

/** What is known of the chosen sources by now: what came with the page, and what the browser asked since. */
export function sourceStates(
  chosen: readonly Source[],
  given: SourceResults['results'],
  asked: AskedSources,
): SourceStates {
  const states: SourceStates = { responses: [], suggestions: [], loading: [], failed: [] };
  for (const source of chosen) {
    const since = asked[source];
    const first = source === 'ai' ? undefined : given[source];
    if (asked.ai?.state === 'ready' && source === 'ai')
      states.suggestions.push(...asked.ai.response.campsites);
    else if (since?.state === 'ready') states.responses.push(since.response as ListedResponse);
    else if (isResponse(first)) {
      // The first sites stay while the browser asks for the others.
      states.responses.push(first);
      if (since?.state === 'failed') states.failed.push({ source, text: since.text ?? REST_FAILED });
    } else if (since?.state === 'failed') states.failed.push({ source, text: since.text });
    else if (since?.state === 'loading' || first === 'late') states.loading.push(source);
    else if (first === 'failed') states.failed.push({ source, text: undefined });
    else if (first) states.failed.push({ source, text: first.refused });
  }
  return states;
}
