'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { type ListedResult, mergeResults } from '@/lib/campsites/ai/merge';
import { firstCards } from '@/lib/campsites/search/listed-site';
import type { OwnParty } from '@/lib/campsites/search/own-mark';
import { campsiteHref, type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import type { PlacedSearch } from '@/lib/campsites/search/search-url';
import type { SourceResults } from '@/lib/campsites/search/sources';
import type { Position } from '@/lib/geometry';
import type { Tiles } from '../map/base-map';
import type { Area } from '../map/moved-area';
import type { Pin } from '../map/pins';
import { ResultsMap } from '../map/results-map';
import { AiLine } from './ai-line';
import { counted, countLine } from './count-line';
import { RESULTS } from './ids';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';
import { SourceNotes } from './source-notes';
import { hasMore, sitesOf, sourceStates } from './source-states';
import { useAddressView } from './use-address-view';
import { useSources } from './use-sources';

export interface SearchResultsProps {
  values: SearchValues;
  /** The search that the browser sends to the sources itself. */
  search: PlacedSearch;
  /** What the AI is asked round; null where no postcode is near. */
  aiPostcode: string | null;
  /** What the page found: of each source the first sites, or all where the list is shown to its end. */
  results: SourceResults['results'];
  /** What was searched round; the middle of the map. */
  centre: Position;
  /** The viewer's household, which each card is compared with. */
  own?: OwnParty;
  tiles?: Tiles | null;
}

export function SearchResults({
  search,
  aiPostcode,
  results: given,
  centre,
  own,
  tiles,
  ...props
}: SearchResultsProps) {
  const values = useAddressView(props.values);
  const [mapInView, setMapInView] = useState(false);
  const left = values.sources.filter((source) => {
    if (source === 'ai') return aiPostcode !== null;
    return given[source] === 'late' || (mapInView && hasMore(given[source]));
  });
  const { asked, ask } = useSources(search, aiPostcode, left);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { responses, suggestions, loading, failed } = sourceStates(values.sources, given, asked);
  const listed = mergeResults(
    responses.flatMap(({ locations }) => locations),
    suggestions,
  );
  // 'loading' from the start, before the browser has asked the AI.
  const aiState = left.includes('ai') ? (asked.ai?.state ?? 'loading') : null;
  const total = responses.reduce((sum, response) => sum + response.total, 0);
  const unknown = responses.reduce((sum, response) => sum + response.unknown, 0);
  const shown = responses.reduce((sum, response) => sum + sitesOf(response), 0);
  // With the sites that the browser has not asked for yet.
  const count = shown + listed.filter(({ site }) => !site).length;
  // While a source is missing, "0 campsites" and "nothing here" could be wrong.
  const settled = loading.length === 0 && failed.length === 0;
  return (
    <section
      aria-labelledby={RESULTS}
      className="lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] lg:items-start lg:gap-5"
    >
      <div className="min-w-0">
        <h2 id={RESULTS} tabIndex={-1} className="sr-only">
          Results
        </h2>
        <SourceNotes loading={loading} failed={failed} onRetry={ask} />
        <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 text-sm text-muted">
          <div role="status" className="min-w-0 flex-[1_1_12rem] space-y-1">
            {responses.length > 0 && (total > 0 || settled) && <p>{countLine(shown, total, values)}</p>}
            <AiLine state={aiState} count={suggestions.length} />
            {values.sources.includes('ai') && aiPostcode === null && (
              <p>AI suggestions aren’t available here.</p>
            )}
          </div>
          <PendingLink
            href="/your-campsites"
            pendingPosition="after"
            className="-my-3 inline-flex min-h-11 shrink-0 items-center gap-1.5 underline underline-offset-4 hover:text-ink"
            aria-label="Saved, and your own campsites"
          >
            <Icon name="bookmark" className="size-4" />
            Saved
          </PendingLink>
        </div>
        {unknown > 0 && <UnknownLine values={values} unknown={unknown} />}
        <div className="max-lg:group-data-[view=map]/results:hidden">
          {listed.length > 0 && (
            <ResultList
              values={values}
              results={listed}
              count={count}
              own={own}
              activeId={activeId}
              onActivate={setActiveId}
            />
          )}
          {shown < total && (values.all || count <= firstCards) && (
            <p className="mt-5 text-center text-sm text-muted">
              These are the nearest {shown} of {total}. To see others, filter them or search round another
              place.
            </p>
          )}
          {listed.length === 0 && settled && <NothingFound values={values} />}
        </div>
      </div>
      {/* Hidden, the map isn't in view, so a phone loads it only when the person turns to it. */}
      <div className="max-lg:group-data-[view=list]/results:hidden lg:sticky lg:top-6">
        <ResultsMap
          centre={centre}
          radius={search.radius}
          pins={pinsOf(listed, values.trip)}
          onLoad={() => setMapInView(true)}
          activeId={activeId}
          onActivate={setActiveId}
          searchOf={(area) => searchHref(searchOfArea(values, area))}
          tiles={tiles}
          swipe="map"
          className="h-[max(20rem,calc(100dvh-16rem))] lg:h-[max(28rem,calc(100dvh-5rem))]"
        />
        {listed.some(({ site }) => !site) && (
          <p className="mt-2 text-sm text-muted">
            AI suggestions aren’t on the map because we don’t know exactly where they are.
          </p>
        )}
      </div>
    </section>
  );
}

/** The campsites' pins. The AI gives no positions, so its suggestions have none. */
const pinsOf = (listed: ListedResult[], trip: string | null): Pin[] =>
  listed.flatMap(({ site }) => {
    if (!site) return [];
    const { id, name, latitude, longitude, source } = site;
    return [{ id, name, latitude, longitude, source, href: campsiteHref(trip, id) }];
  });

const searchOfArea = (values: SearchValues, { centre, radius }: Area): SearchValues => ({
  ...values,
  postcode: 'Map area',
  at: centre,
  radius: String(radius),
  all: false,
});

/** Says how many sites may or may not fit, with a link that shows or hides them. */
function UnknownLine({ values, unknown }: { values: SearchValues; unknown: number }) {
  const campsites = counted(unknown, 'campsite');
  return (
    <p className="mb-2 text-sm text-muted">
      {values.unknown
        ? `${campsites} in this list might not suit: some details are missing.`
        : `Another ${campsites} might suit, but some details are missing.`}{' '}
      <PendingLink
        href={searchHref({ ...values, unknown: !values.unknown, all: false })}
        pendingPosition="after"
        className="relative inline-block min-h-6 text-sky underline underline-offset-4 after:absolute after:-inset-2.5"
        replace
        scroll={false}
      >
        {values.unknown ? 'Leave them out' : 'Show them too'}
      </PendingLink>
    </p>
  );
}
