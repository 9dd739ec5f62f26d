'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

export type Search<T> = (query: string, signal: AbortSignal) => Promise<T[]>;

export type Suggestions<T> =
  | { state: 'idle' | 'loading' | 'failed'; options: T[] }
  | { state: 'ready'; options: T[]; query: string };

type Settings<T> = {
  search: Search<T>;
  minChars: number;
  debounceMs: number;
  worthAsking?: (query: string) => boolean;
};

export function useSuggestions<T>({ search, minChars, debounceMs, worthAsking }: Settings<T>) {
  const [suggestions, setSuggestions] = useState<Suggestions<T>>({ state: 'idle', options: [] });
  const stop = useRef<() => void>(() => {});
  const latestSearch = useRef(search);
  latestSearch.current = search;
  const latestWorth = useRef(worthAsking);
  latestWorth.current = worthAsking;

  const clear = useCallback(() => {
    stop.current();
    setSuggestions({ state: 'idle', options: [] });
  }, []);

  const ask = useCallback(
    (text: string) => {
      stop.current();
      const query = text.trim();
      if (query.length < minChars || latestWorth.current?.(query) === false)
        return setSuggestions({ state: 'idle', options: [] });
      const abort = new AbortController();
      const timer = setTimeout(async () => {
        // A list that disappears at each letter is hard to read.
        setSuggestions(({ options }) => ({ state: 'loading', options }));
        try {
          const options = await latestSearch.current(query, abort.signal);
          if (!abort.signal.aborted) setSuggestions({ state: 'ready', options, query });
        } catch {
          if (!abort.signal.aborted) setSuggestions({ state: 'failed', options: [] });
        }
      }, debounceMs);
      stop.current = () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    [minChars, debounceMs],
  );

  useEffect(() => () => stop.current(), []);
  return { suggestions, ask, clear };
}
