'use client';

import { useState } from 'react';
import { mergeResults } from '@/lib/campsites/merge';
import type { SiteSearch } from '@/lib/campsites/schema';
import { type SearchValues, searchHref } from '@/lib/campsites/search-href';
import { ButtonLink } from '../ui/button-link';
import { counted, countLine } from './count-line';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';
import { SourceNotes } from './source-notes';
import { type GivenAnswers, sourceStates } from './source-states';
import { useSources } from './use-sources';

export interface SearchResultsProps {
  values: SearchValues;
  /** What is asked of a source that the page could not wait for. */
  search: SiteSearch;
  answers: GivenAnswers;
  /** Whether there is an AI to ask. */
  aiOn: boolean;
}

export function SearchResults({ values, search, answers: given, aiOn }: SearchResultsProps) {
  const left = values.sources.filter((source) => (source === 'ai' ? aiOn : given[source] === 'late'));
  const { asked, ask } = useSources(search, left);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { answers, suggestions, loading, failed } = sourceStates(given, asked);
  const results = mergeResults(
    answers.flatMap(({ locations }) => locations),
    suggestions,
  );
  const total = answers.reduce((sum, answer) => sum + answer.total, 0);
  const unknown = answers.reduce((sum, answer) => sum + answer.unknown, 0);
  const shown = answers.reduce((sum, { locations }) => sum + locations.length, 0);
  const aiOff = values.sources.includes('ai') && !aiOn;
  // With a source missing neither a count of nothing nor "nothing here" would be true.
  const settled = loading.length === 0 && failed.length === 0;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <SourceNotes loading={loading} failed={failed} onRetry={ask} />
      <div role="status" className="mb-3 space-y-1 text-sm text-muted">
        {answers.length > 0 && (total > 0 || settled) && <p>{countLine(shown, total, values)}</p>}
        {suggestions.length > 0 && (
          <p>{counted(suggestions.length, 'AI suggestion')}, to check before you go</p>
        )}
        {aiOff && <p>AI suggestions are off here.</p>}
      </div>
      {unknown > 0 && <UnknownLine values={values} unknown={unknown} />}
      {results.length > 0 && (
        <ResultList values={values} results={results} activeId={activeId} onActivate={setActiveId} />
      )}
      {results.length === 0 && settled && <NothingFound values={values} />}
    </section>
  );
}

/** How many sites may fit or not, and the way to have them in the list or out of it. */
function UnknownLine({ values, unknown }: { values: SearchValues; unknown: number }) {
  const places = counted(unknown, 'place');
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {values.unknown
        ? `Among them ${places} where it isn’t known.`
        : `Of ${places} more it isn’t known whether they fit.`}
      <ButtonLink
        href={searchHref({ ...values, unknown: !values.unknown, all: false })}
        variant="secondary"
        size="sm"
        replace
        scroll={false}
      >
        {values.unknown ? 'Leave them out' : 'Show them too'}
      </ButtonLink>
    </p>
  );
}
