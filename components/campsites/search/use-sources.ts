'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, refusalOf } from '@/lib/api-client';
import type { AiSuggestions } from '@/lib/campsites/ai/schema';
import type { SearchResponse } from '@/lib/campsites/schema';
import type { Source } from '@/lib/campsites/search/search-href';
import type { PlacedSearch } from '@/lib/campsites/search/search-url';

const paths: Record<Source, string> = {
  ai: '/api/chatgpt/campsites',
  user: '/api/locations/public',
  private: '/api/locations/my',
};

interface Responses {
  ai: AiSuggestions;
  user: SearchResponse;
  private: SearchResponse;
}

/** The state of the browser's request to a source. */
export type Asked<S extends Source> =
  | { state: 'loading' }
  /** `text` is the server's message; undefined when there was none. */
  | { state: 'failed'; text: string | undefined }
  | { state: 'ready'; response: Responses[S] };

export type AskedSources = { [S in Source]?: Asked<S> };

/** Sends one request to each source. A new search discards the results of the previous search. */
export function useSources(search: PlacedSearch, aiPostcode: string | null, sources: readonly Source[]) {
  const question = JSON.stringify(search);
  const [kept, setKept] = useState<{ question: string; asked: AskedSources }>({ question, asked: {} });
  const asked = kept.question === question ? kept.asked : {};
  const running = useRef(new Map<Source, AbortController>());

  const bodyFor = (source: Source) =>
    source === 'ai' ? { ...search, latitude: undefined, longitude: undefined, postcode: aiPostcode } : search;

  function ask(source: Source) {
    running.current.get(source)?.abort();
    const abort = new AbortController();
    running.current.set(source, abort);
    const set = (now: Asked<Source>) => {
      if (abort.signal.aborted) return;
      setKept((before) => ({
        question,
        asked: { ...(before.question === question && before.asked), [source]: now },
      }));
    };
    set({ state: 'loading' });
    api.post<SearchResponse & AiSuggestions>(paths[source], bodyFor(source), abort.signal).then(
      (response) => set({ state: 'ready', response }),
      (error: unknown) => set({ state: 'failed', text: refusalOf(error)?.serverText }),
    );
  }

  const askNew = useEffectEvent(() => {
    for (const source of sources) if (!asked[source]) ask(source);
  });
  const list = sources.join();
  useEffect(() => askNew(), [question, list]);
  // When the person turns a source on or off, the requests to the other sources continue.
  useEffect(() => {
    const requests = running.current;
    return () => {
      for (const abort of requests.values()) abort.abort();
    };
  }, [question]);

  return { asked, ask };
}
