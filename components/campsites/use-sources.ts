'use client';

import { useEffect, useRef, useState } from 'react';
import type { AiAnswer } from '@/lib/ai-campsites/schema';
import { ApiError, api } from '@/lib/api/client';
import type { SearchAnswer, SiteSearch } from '@/lib/campsites/schema';
import type { Source } from '@/lib/campsites/search-href';

const paths: Record<Source, string> = {
  ai: '/api/chatgpt/campsites',
  user: '/api/locations/public',
  private: '/api/locations/my',
};

interface Answers {
  ai: AiAnswer;
  user: SearchAnswer;
  private: SearchAnswer;
}

/** Where a source stands that the browser asks for itself. */
export type Asked<S extends Source> =
  | { state: 'loading' }
  /** With the server's words, where it had some. */
  | { state: 'failed'; text: string | undefined }
  | { state: 'ready'; answer: Answers[S] };

export type AskedSources = { [S in Source]?: Asked<S> };

/** Asks each of the sources on its own; a new search forgets the answers to the one before. */
export function useSources(search: SiteSearch, sources: readonly Source[]) {
  const question = JSON.stringify(search);
  const [kept, setKept] = useState<{ question: string; asked: AskedSources }>({ question, asked: {} });
  const asked = kept.question === question ? kept.asked : {};
  const running = useRef(new Map<Source, AbortController>());

  function ask(source: Source) {
    running.current.get(source)?.abort();
    const abort = new AbortController();
    running.current.set(source, abort);
    const set = (now: Asked<Source>) =>
      setKept((before) => ({
        question,
        asked: { ...(before.question === question && before.asked), [source]: now },
      }));
    set({ state: 'loading' });
    api.post<SearchAnswer & AiAnswer>(paths[source], search, abort.signal).then(
      (answer) => set({ state: 'ready', answer }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        set({ state: 'failed', text: error instanceof ApiError ? error.serverText : undefined });
      },
    );
  }

  const latest = useRef(ask);
  latest.current = ask;
  const list = sources.join();
  useEffect(() => {
    for (const source of sources) latest.current(source);
    return () => {
      for (const abort of running.current.values()) abort.abort();
    };
  }, [question, list]);

  return { asked, ask };
}
