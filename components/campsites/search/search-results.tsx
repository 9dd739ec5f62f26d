'use client';

import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { type ListedResult, mergeResults } from '@/lib/campsites/ai/merge';
import { grouped } from '@/lib/campsites/search/listed-site';
import type { Suit } from '@/lib/campsites/search/needs';
import { type OwnParty, ownNeeds } from '@/lib/campsites/search/own-party';
import { campsiteHref, type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import type { PlacedSearch } from '@/lib/campsites/search/search-url';
import type { SourceResults } from '@/lib/campsites/search/sources';
import { firstCards } from '@/lib/campsites/search-choices';
import type { Position } from '@/lib/geometry';
import { countText } from '@/lib/text';
import type { Tiles } from '../map/base-map';
import type { Area } from '../map/moved-area';
import type { Pin } from '../map/pins';
import { ResultsMap } from '../map/results-map';
import { AiLine } from './ai-line';
import { LIST, RESULTS } from './ids';
import { NothingFound } from './nothing-found';
import { PlainList } from './plain-list';
import { ResultGroups } from './result-groups';
import { SourceNotes } from './source-notes';
import { countsOf, denialsOf, dropsOf, hasMore, sitesOf, sourceStates } from './source-states';
import { useAddressView } from './use-address-view';
import { useSources } from './use-sources';

export interface SearchResultsProps {
  values: SearchValues;
  search: PlacedSearch;
  /** The postcode to ask the AI about; null when no postcode is near the searched position. */
  aiPostcode: string | null;
  /**
   * The results that the page was rendered with: the first sites of each source, or all sites when
   * the whole list is shown.
   */
  results: SourceResults['results'];
  /** The centre of the search and of the map. */
  centre: Position;
  /** The viewer's household, with which each card compares its site. */
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
  const needs = { needs: search.filters?.needs ?? [], car: search.filters?.car ?? null };
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
  const others = listed.filter(({ site }) => !site);
  // The initial state is 'loading', because the browser asks the AI only after the first render.
  const aiState = left.includes('ai') ? (asked.ai?.state ?? 'loading') : null;
  const total = responses.reduce((sum, response) => sum + response.total, 0);
  const shown = responses.reduce((sum, response) => sum + sitesOf(response), 0);
  // While a source is loading or has failed, "0 campsites" and "nothing here" could be wrong.
  const settled = loading.length === 0 && failed.length === 0;
  const list = { trip: values.trip, needs: needs.needs, own, activeId, onActivate: setActiveId };
  const isGrouped = needs.needs.length > 0;
  const counts = countsOf(responses, values.unsuited);
  for (const suit of ['fits', 'asks', 'unsuited'] as const)
    counts[suit] += grouped(others, needs)[suit].length;
  const found = isGrouped ? counts.fits + counts.asks : shown + others.length;
  const cards = Math.min(found, values.shown);
  const said = responses.length > 0 && (total > 0 || settled);
  return (
    <section aria-labelledby={RESULTS} className="search-results">
      <div className="min-w-0">
        <div className="results-head">
          <h2 id={RESULTS} tabIndex={-1}>
            {said ? titleOf(isGrouped, counts.fits, total) : 'Results'}
          </h2>
          <div role="status">
            {said && <p>{isGrouped ? groupsLine(counts, values) : countLine(shown, total, values)}</p>}
            {found > cards && <p className="sr-only">{`${cards} of ${found}`}</p>}
            <AiLine state={aiState} count={suggestions.length} />
            {values.sources.includes('ai') && aiPostcode === null && (
              <p>AI suggestions aren’t available here.</p>
            )}
          </div>
        </div>
        <SourceNotes loading={loading} failed={failed} onRetry={ask} />
        {own && ownNeeds(own).length === 0 && listed.length > 0 && (
          <p className="mb-3 text-sm text-muted">
            <Link href="/your-crew" className="text-sky underline underline-offset-4">
              Add your crew
            </Link>{' '}
            and we’ll check what fits.
          </p>
        )}
        <div id={LIST} tabIndex={-1} className="outline-none max-lg:group-data-[view=map]/results:hidden">
          {isGrouped ? (
            <ResultGroups
              {...list}
              values={values}
              groups={grouped(listed, needs)}
              counts={counts}
              drops={dropsOf(responses)}
              denials={denialsOf(responses)}
              settled={settled && aiState !== 'loading'}
            />
          ) : (
            <PlainList {...list} values={values} results={listed} count={shown + others.length} />
          )}
          {shown < total && values.shown >= shown && (
            <p className="mt-5 text-center text-sm text-muted">
              These are the nearest {shown} of {total}. To see others, filter them or search round another
              place.
            </p>
          )}
          {listed.length === 0 && settled && <NothingFound values={values} />}
        </div>
      </div>
      {/* On a phone the map is hidden and loads only when the person switches to it. */}
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
        {others.length > 0 && (
          <p className="mt-2 text-sm text-muted">
            AI suggestions aren’t on the map because we don’t know exactly where they are.
          </p>
        )}
      </div>
    </section>
  );
}

const searchOfArea = (values: SearchValues, { centre, radius }: Area): SearchValues => ({
  ...values,
  postcode: 'Map area',
  at: centre,
  radius: String(radius),
  shown: firstCards,
  allFit: false,
});

function titleOf(isGrouped: boolean, fits: number, total: number): string {
  if (!isGrouped) return countText(total, 'campsite');
  if (fits === 0) return 'None confirmed';
  return `${fits} ${fits === 1 ? 'fits' : 'fit'} you`;
}

/** "within 100 km, nearest first", or "the nearest 200, within 100 km". */
function countLine(shown: number, total: number, { radius, q }: SearchValues): string {
  const where = `within ${radius} km${q.trim() ? ` for “${q.trim()}”` : ''}`;
  if (shown < total) return `the nearest ${shown}, ${where}`;
  return total < 2 ? where : `${where}, nearest first`;
}

const groupsLine = ({ asks, unsuited }: Record<Suit, number>, { radius }: SearchValues): string =>
  [
    ...(asks > 0 ? [`${asks} to ask`] : []),
    ...(unsuited > 0 ? [`${unsuited} can’t suit`] : []),
    `within ${radius} km`,
  ].join(' · ');

/**
 * Returns the campsites' pins. The AI's suggestions have no pins, because the AI gives no
 * positions.
 */
const pinsOf = (listed: ListedResult[], trip: string | null): Pin[] =>
  listed.flatMap(({ site }) => {
    if (!site) return [];
    const { id, name, latitude, longitude, source } = site;
    return [{ id, name, latitude, longitude, source, href: campsiteHref(trip, id) }];
  });
