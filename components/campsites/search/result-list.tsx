import { useEffect, useRef } from 'react';
import type { ListedCampsite, ListedResult } from '@/lib/campsites/ai/merge';
import { withGrounds } from '@/lib/campsites/search/grounds';
import type { OwnParty } from '@/lib/campsites/search/own-party';
import type { Want } from '@/lib/campsites/search-choices';
import { CampsiteCard } from './campsite-card';
import { GroundCard } from './ground-card';
import { SuggestionCard } from './suggestion-card';
import { useOpenResult } from './use-open-result';

/** The largest number of cards in the first view, on any screen. Their pictures load first. */
const IN_SIGHT = 4;

export interface ListProps {
  trip: string | null;
  needs: readonly Want[];
  own?: OwnParty;
  activeId: string | null;
  onActivate: (id: string | null) => void;
}

type Line = ReturnType<typeof linesOf>[number];

/** Returns the list's cards for these results. The areas of a camping ground share one card. */
export const linesOf = (results: readonly ListedResult[]) => withGrounds(results);

interface Props extends ListProps {
  lines: readonly Line[];
  /** When it grows, the focus moves to the first card that was added. */
  page: number;
}

export function ResultList({ lines, page, trip, needs, own, activeId, onActivate }: Props) {
  const { open, opening } = useOpenResult();
  const list = useFocusOnMore(lines.length, page);
  const card = ({ site, suggested }: ListedCampsite, eager = false) => (
    <CampsiteCard
      key={site.id}
      site={site}
      suggested={suggested}
      own={own}
      trip={trip}
      needs={needs}
      eager={eager}
      active={site.id === activeId}
      onActivate={onActivate}
      opening={opening}
      onOpen={open}
    />
  );
  return (
    <ul ref={list} className="results">
      {lines.map((line, index) =>
        'sites' in line ? (
          <GroundCard
            key={`ground ${line.sites[0].site.id}`}
            name={line.name}
            count={line.sites.length}
            first={line.sites[0].site}
            active={line.sites.some(({ site }) => site.id === activeId)}
          >
            {line.sites.map((each) => card(each))}
          </GroundCard>
        ) : line.site ? (
          card(line, index < IN_SIGHT)
        ) : (
          <SuggestionCard
            key={line.suggestion.suggestion_id}
            suggestion={line.suggestion}
            trip={trip}
            needs={needs}
            own={own}
            opening={opening}
            onOpen={open}
          />
        ),
      )}
    </ul>
  );
}

/** Moves the focus from "Show more" to the first card that it added. */
function useFocusOnMore(count: number, page: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ count, page });
  useEffect(() => {
    const { count: shown, page: last } = before.current;
    before.current = { count, page };
    // "Show more" is removed with the last cards, and then nothing has the focus.
    const { activeElement } = document;
    const pressed = activeElement === document.body || activeElement?.textContent?.startsWith('Show ');
    if (page > last && pressed)
      list.current?.children[shown]?.querySelector<HTMLElement>('a, summary')?.focus();
  }, [count, page]);
  return list;
}
