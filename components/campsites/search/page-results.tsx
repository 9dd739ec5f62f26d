'use client';

import { useMemo } from 'react';
import { type CompactResults, expandResults } from '@/lib/campsites/search/compact-response';
import { SearchResults, type SearchResultsProps } from './search-results';

export type PageResultsProps = Omit<SearchResultsProps, 'results'> & { results: CompactResults };

/** The results as the page sends them: their facts in columns, once. */
export function PageResults({ results, ...props }: PageResultsProps) {
  // The same sites at every render, so that a card whose site hasn't changed isn't rendered again.
  const expanded = useMemo(() => expandResults(results), [results]);
  return <SearchResults {...props} results={expanded} />;
}
