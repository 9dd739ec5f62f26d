import type { AiCampsite } from '@/lib/campsites/ai/schema';
import type { ListedResponse } from '@/lib/campsites/search/listed-site';
import type { Source } from '@/lib/campsites/search/search-href';
import type { AskedSources } from './use-sources';

/** What the page could tell of a source by itself: a response, or that the browser has to ask. */
export type GivenResults = Partial<
  Record<Exclude<Source, 'ai'>, ListedResponse | 'failed' | 'late' | { refused: string }>
>;

export interface SourceStates {
  responses: ListedResponse[];
  suggestions: AiCampsite[];
  loading: Source[];
  /** With the server's words, where it had some. */
  failed: { source: Source; text: string | undefined }[];
}

/** What is known of the chosen sources by now: what came with the page, and what the browser asked since. */
export function sourceStates(
  chosen: readonly Source[],
  given: GivenResults,
  asked: AskedSources,
): SourceStates {
  const states: SourceStates = { responses: [], suggestions: [], loading: [], failed: [] };
  for (const source of chosen) {
    const since = asked[source];
    const first = source === 'ai' ? undefined : given[source];
    if (since?.state === 'failed') states.failed.push({ source, text: since.text });
    else if (since?.state === 'loading' || (!since && first === 'late')) states.loading.push(source);
    else if (asked.ai?.state === 'ready' && source === 'ai')
      states.suggestions.push(...asked.ai.response.campsites);
    else if (since?.state === 'ready') states.responses.push(since.response as ListedResponse);
    else if (first === 'failed') states.failed.push({ source, text: undefined });
    else if (typeof first === 'object' && 'refused' in first)
      states.failed.push({ source, text: first.refused });
    else if (typeof first === 'object') states.responses.push(first);
  }
  return states;
}
