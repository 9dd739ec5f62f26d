import { useEffect, useRef } from 'react';
import type { ListedCampsite, ListedResult } from '@/lib/campsites/ai/merge';
import { withGrounds } from '@/lib/campsites/search/grounds';
import type { Needs } from '@/lib/campsites/search/needs';
import type { OwnParty } from '@/lib/campsites/search/own-mark';
import { CampsiteCard } from './campsite-card';
import { GroundCard } from './ground-card';
import { SuggestionCard } from './suggestion-card';
import { useOpenResult } from './use-open-result';

/** The largest number of cards in the first view, on any screen. Their pictures load first. */
const IN_SIGHT = 4;

export interface ListProps {
  trip: string | null;
  needs: Needs;
  own?: OwnParty;
  activeId: string | null;
  onActivate: (id: string | null) => void;
}

export type Line = ReturnType<typeof linesOf>[number];

/** Returns the list's cards for these results. The areas of a camping ground share one card. */
export const linesOf = (results: readonly ListedResult[]) => withGrounds(results);

export const sitesIn = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + ('sites' in line ? line.sites.length : 1), 0);

interface Props extends ListProps {
  lines: readonly Line[];
  /**
   * True when the whole list is shown. When it changes to true, the focus moves to the first card
   * that was added.
   */
  whole: boolean;
}

export function ResultList({ lines, whole, trip, needs, own, activeId, onActivate }: Props) {
  const { open, opening } = useOpenResult();
  const list = useFocusOnMore(lines.length, whole);
  const card = ({ site, suggested }: ListedCampsite, eager = false) => (
    <CampsiteCard
      key={site.id}
      site={site}
      suggested={suggested}
      ownParty={own}
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
            ownParty={own}
            opening={opening}
            onOpen={open}
          />
        ),
      )}
    </ul>
  );
}

/**
 * Moves the focus to the first card that "Show more" added, because the focused "Show more"
 * disappears.
 */
function useFocusOnMore(count: number, whole: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ count, whole });
  useEffect(() => {
    const { count: shown, whole: wasWhole } = before.current;
    before.current = { count, whole };
    if (whole && !wasWhole && (document.activeElement ?? document.body) === document.body)
      list.current?.children[shown]?.querySelector<HTMLElement>('a, summary')?.focus();
  }, [count, whole]);
  return list;
}
