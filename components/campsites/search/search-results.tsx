'use client';

import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useScripted } from '@/components/ui/use-scripted';
import { type ListedResult, mergeResults } from '@/lib/campsites/ai/merge';
import { grouped } from '@/lib/campsites/search/listed-site';
import { type Needs, type Suit, suitOf } from '@/lib/campsites/search/needs';
import { type OwnParty, ownNeeds } from '@/lib/campsites/search/own-party';
import { campsiteHref, type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import type { PlacedSearch } from '@/lib/campsites/search/search-url';
import type { SourceResults } from '@/lib/campsites/search/sources';
import { firstCards, type Want } from '@/lib/campsites/search-choices';
import type { Position } from '@/lib/geometry';
import { countText } from '@/lib/text';
import type { Tiles } from '../map/base-map';
import type { Area } from '../map/moved-area';
import type { Pin } from '../map/pins';
import { ResultsMap } from '../map/results-map';
import { AiLine } from './ai-line';
import { LIST, RESULTS } from './ids';
import { ListStop } from './list-stop';
import { NothingFound } from './nothing-found';
import { PlainList } from './plain-list';
import { ResultGroups } from './result-groups';
import { linesOf, ResultList } from './result-list';
import { SheetHandle } from './sheet-handle';
import { SourceNotes } from './source-notes';
import { countsOf, denialsOf, dropsOf, hasMore, sitesOf, sourceStates } from './source-states';
import { useAddressView } from './use-address-view';
import { useSources } from './use-sources';

/** Always the same list, so that the cards don't render again. */
const none: readonly Want[] = [];

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
  /** Below the list. */
  children?: ReactNode;
}

export function SearchResults({
  search,
  aiPostcode,
  results: given,
  centre,
  own,
  tiles,
  children,
  ...props
}: SearchResultsProps) {
  const values = useAddressView(props.values);
  const needs = { needs: search.filters?.needs ?? none, car: search.filters?.car ?? null };
  const [mapInView, setMapInView] = useState(false);
  const left = values.sources.filter((source) => {
    if (source === 'ai') return aiPostcode !== null;
    return given[source] === 'late' || (mapInView && hasMore(given[source]));
  });
  const { asked, ask } = useSources(search, aiPostcode, left);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { stop, turn } = useContext(ListStop);
  const scripted = useScripted();
  const { chosen, chosenId, choose, forget } = useChosenPin();
  const { responses, suggestions, loading, failed } = sourceStates(values.sources, given, asked);
  const listed = mergeResults(
    responses.flatMap(({ locations }) => locations),
    suggestions,
  );
  const others = listed.filter(({ site }) => !site);
  const isChosen = ({ site }: ListedResult) => site !== undefined && site.id === chosenId;
  const rest = listed.filter((result) => !isChosen(result));
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
      <div className="results-sheet">
        <SheetHandle />
        <div className="results-head">
          <h2 id={RESULTS} tabIndex={-1}>
            {!said && 'Results'}
            {said && (isGrouped ? groupsTitle(counts) : countText(total, 'campsite'))}
          </h2>
          <div role="status">
            {said && <p>{isGrouped ? groupsLine(counts, values) : countLine(shown, total, values)}</p>}
            {found > cards && <p className="sr-only">{`${cards} of ${found}`}</p>}
            <AiLine state={aiState} count={suggestions.length} />
            {values.sources.includes('ai') && aiPostcode === null && (
              <p>AI suggestions aren’t available here.</p>
            )}
          </div>
          {stop === 'full' && scripted && (
            <Button
              variant="secondary"
              size="sm"
              className="lg:hidden"
              icon={<Icon name="map" />}
              onClick={() => turn('peek')}
            >
              Map
            </Button>
          )}
        </div>
        <div className="results-body">
          <SourceNotes loading={loading} failed={failed} onRetry={ask} />
          {own && ownNeeds(own).length === 0 && listed.length > 0 && (
            <p className="mb-3 text-sm text-muted">
              <Link href="/your-crew" className="text-sky underline underline-offset-4">
                Add your crew
              </Link>{' '}
              and we’ll check what fits.
            </p>
          )}
          <div id={LIST} tabIndex={-1} className="outline-none">
            {chosenId && (
              <div ref={chosen} className="mb-3">
                <ResultList {...list} lines={linesOf(listed.filter(isChosen))} page={0} activeId={chosenId} />
              </div>
            )}
            {isGrouped ? (
              <ResultGroups
                {...list}
                values={values}
                groups={grouped(rest, needs)}
                counts={counts}
                drops={dropsOf(responses)}
                denials={denialsOf(responses)}
                settled={settled && aiState !== 'loading'}
              />
            ) : (
              <PlainList {...list} values={values} results={rest} count={shown + others.length} />
            )}
            {shown < total && values.shown >= shown && (
              <p className="mt-5 text-center text-sm text-muted">
                These are the nearest {shown} of {total}. To see others, filter them or search round another
                place.
              </p>
            )}
            {listed.length === 0 && settled && <NothingFound values={values} />}
          </div>
          {children}
        </div>
      </div>
      <div className="results-map">
        <ResultsMap
          centre={centre}
          radius={search.radius}
          pins={pinsOf(listed, values.trip, isGrouped ? needs : null)}
          onLoad={() => setMapInView(true)}
          activeId={chosenId ?? activeId}
          onActivate={setActiveId}
          onTap={() => {
            forget();
            turn('peek');
          }}
          onChoose={(id) => {
            const asCard = isPhone() && stop !== 'full';
            if (asCard) {
              choose(id);
              turn('half');
            }
            return asCard;
          }}
          searchOf={(area) => searchHref(searchOfArea(values, area))}
          tiles={tiles}
          swipe="map"
          className="h-[max(20rem,calc(100dvh-16rem))] sheet:h-full sheet:rounded-none sheet:border-0 lg:h-[max(28rem,calc(100dvh-5rem))]"
        />
        {isGrouped && (
          <p className="mt-2 text-sm text-muted sheet:hidden">
            Green pins fit you, white ones have to be asked about.
          </p>
        )}
        {others.length > 0 && (
          <p className="mt-2 text-sm text-muted sheet:hidden">
            AI suggestions aren’t on the map because we don’t know exactly where they are.
          </p>
        )}
      </div>
    </section>
  );
}

const isPhone = () => window.matchMedia('(width < 64rem)').matches;

/** On a phone the card of the tapped pin comes first. */
function useChosenPin() {
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!chosenId) return;
    const sheet = chosen.current?.closest('.results-sheet');
    if (sheet) sheet.scrollTop = 0;
    chosen.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [chosenId]);
  return { chosen, chosenId, choose, forget: () => choose(null) };
}

const searchOfArea = (values: SearchValues, { centre, radius }: Area): SearchValues => ({
  ...values,
  postcode: 'Map area',
  at: centre,
  radius: String(radius),
  shown: firstCards,
  allFit: false,
});

const groupsTitle = ({ fits, asks }: Record<Suit, number>): string =>
  fits > 0 ? `${fits} ${fits === 1 ? 'fits' : 'fit'} you` : `None confirmed. ${asks} to ask`;

/** "within 100 km, nearest first", or "the nearest 200, within 100 km". */
function countLine(shown: number, total: number, { radius, q }: SearchValues): string {
  const where = `within ${radius} km${q.trim() ? ` for “${q.trim()}”` : ''}`;
  if (shown < total) return `the nearest ${shown}, ${where}`;
  return total < 2 ? where : `${where}, nearest first`;
}

const groupsLine = ({ fits, asks, unsuited }: Record<Suit, number>, { radius }: SearchValues): string =>
  [
    ...(fits > 0 && asks > 0 ? [`${asks} to ask`] : []),
    ...(unsuited > 0 ? [`${unsuited} can’t suit`] : []),
    `within ${radius} km`,
  ].join(' · ');

/**
 * Returns the campsites' pins. The AI's suggestions have no pins, because the AI gives no
 * positions.
 */
const pinsOf = (listed: ListedResult[], trip: string | null, needs: Needs | null): Pin[] =>
  listed.flatMap(({ site }) => {
    if (!site) return [];
    const { id, name, latitude, longitude, source } = site;
    const suit = needs ? suitOf(site, needs) : undefined;
    return [{ id, name, latitude, longitude, source, suit, href: campsiteHref(trip, id) }];
  });
