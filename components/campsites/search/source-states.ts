import type { AiCampsite } from '@/lib/campsites/ai/schema';
import type { ListedResponse } from '@/lib/campsites/search/listed-site';
import type { Suit } from '@/lib/campsites/search/needs';
import type { Source } from '@/lib/campsites/search/search-href';
import type { SourceResult, SourceResults } from '@/lib/campsites/search/sources';
import { MAX_RESULTS, type Want, wants } from '@/lib/campsites/search-choices';
import type { Drop } from './none-confirmed';
import type { AskedSources } from './use-sources';

export interface SourceStates {
  responses: ListedResponse[];
  suggestions: AiCampsite[];
  loading: Source[];
  /** `text` is the server's message; undefined when there was none. */
  failed: { source: Source; text: string | undefined }[];
}

/** Shown when the browser could not load the sites after the first cards. */
const REST_FAILED = 'The map shows the nearest campsites only: the others couldn’t load right now.';

const isResponse = (result: SourceResult | undefined): result is ListedResponse =>
  typeof result === 'object' && 'locations' in result;

/** Returns how many sites of a source the page can show, as cards and pins. */
export const sitesOf = ({ total }: ListedResponse) => Math.min(total, MAX_RESULTS);

/** True when the page was rendered with only the first sites of a source. */
export const hasMore = (result: SourceResult | undefined) =>
  isResponse(result) && result.locations.length < sitesOf(result);

/**
 * Returns how many of the sources' sites fit the needs, about how many the person has to ask the
 * campsite, and how many don't suit.
 */
export function countsOf(responses: readonly ListedResponse[], unsuitedKept: boolean): Record<Suit, number> {
  const sum = (count: (response: ListedResponse) => number) =>
    responses.reduce((all, response) => all + count(response), 0);
  const asks = sum(({ unknown }) => unknown);
  const unsuited = sum(({ unsuited = 0 }) => unsuited);
  return { fits: sum(({ total }) => total) - asks - (unsuitedKept ? unsuited : 0), asks, unsuited };
}

/**
 * Returns the needs that the person could drop, each with the number of sites that would then fit,
 * the largest number first. Leaves out a need when still no site would fit without this need.
 */
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

export interface Denial {
  need: Want;
  denied: number;
}

/** Returns how many sites can't suit because of each need, the largest number first. */
export const denialsOf = (responses: readonly ListedResponse[]): Denial[] =>
  wants
    .map((need) => ({
      need,
      denied: responses
        .flatMap(({ without }) => without ?? [])
        .reduce((sum, each) => (each.need === need ? sum + each.denied : sum), 0),
    }))
    .filter(({ denied }) => denied > 0)
    .sort((a, b) => b.denied - a.denied);

/**
 * Returns the current state of the chosen sources, from the results in the page and the requests
 * that the browser has made since.
 */
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
      // The source's first sites stay in the list while the browser loads the others.
      states.responses.push(first);
      if (since?.state === 'failed') states.failed.push({ source, text: since.text ?? REST_FAILED });
    } else if (since?.state === 'failed') states.failed.push({ source, text: since.text });
    else if (since?.state === 'loading' || first === 'late') states.loading.push(source);
    else if (first === 'failed') states.failed.push({ source, text: undefined });
    else if (first) states.failed.push({ source, text: first.refused });
  }
  return states;
}
