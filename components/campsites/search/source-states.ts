import type { AiCampsite } from '@/lib/campsites/ai/schema';
import type { ListedResponse } from '@/lib/campsites/search/listed-site';
import type { Suit } from '@/lib/campsites/search/needs';
import type { Source } from '@/lib/campsites/search/search-href';
import type { SourceResult, SourceResults } from '@/lib/campsites/search/sources';
import { MAX_RESULTS, type Want } from '@/lib/campsites/search-choices';
import type { Drop } from './none-confirmed';
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

/** How many sites the sources found that fit, that one has to ask about, and that can't suit. */
export function countsOf(responses: readonly ListedResponse[], unsuitedKept: boolean): Record<Suit, number> {
  const sum = (count: (response: ListedResponse) => number) =>
    responses.reduce((all, response) => all + count(response), 0);
  const asks = sum(({ unknown }) => unknown);
  const unsuited = sum(({ unsuited = 0 }) => unsuited);
  return { fits: sum(({ total }) => total) - asks - (unsuitedKept ? unsuited : 0), asks, unsuited };
}

/** How many would fit without each of the needs, the most first; those without which none would are left out. */
export function dropsOf(responses: readonly ListedResponse[]): Drop[] {
  const drops = new Map<Want, number>();
  for (const { need, fit } of responses.flatMap(({ without }) => without ?? []))
    drops.set(need, (drops.get(need) ?? 0) + fit);
  return [...drops]
    .map(([need, fit]) => ({ need, fit }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_DROPS);
}

const MOST_DROPS = 3;

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
