import { useSearchParams } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button-link';
import type { ListedCampsite, ListedResult } from '@/lib/campsites/ai/merge';
import { foldSites } from '@/lib/campsites/search/fold-sites';
import { firstCards } from '@/lib/campsites/search/listed-site';
import type { OwnParty } from '@/lib/campsites/search/own-mark';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { CampsiteCard } from './campsite-card';
import { LIST } from './ids';
import { withOpenFolds } from './open-folds';
import { SiteFold } from './site-fold';
import { SuggestionCard } from './suggestion-card';
import { useOpenResult } from './use-open-result';

/** The number of cards in sight at first, also on a wide screen. Their pictures load first. */
const IN_SIGHT = 4;

export interface ResultListProps {
  values: SearchValues;
  results: ListedResult[];
  /** How many results the search found, while the browser has loaded only some of them. */
  count?: number;
  own?: OwnParty;
  /** The campsite that is highlighted in the list and on the map. */
  activeId: string | null;
  onActivate: (id: string | null) => void;
}

export function ResultList({
  values,
  results,
  count = results.length,
  own,
  activeId,
  onActivate,
}: ResultListProps) {
  const { open, opening } = useOpenResult();
  const address = useSearchParams();
  const listed = values.all ? results : results.slice(0, firstCards);
  const card = ({ site, suggested }: ListedCampsite, eager = false) => (
    <CampsiteCard
      key={site.id}
      site={site}
      suggested={suggested}
      ownParty={own}
      trip={values.trip}
      wants={values.wants}
      eager={eager}
      active={site.id === activeId}
      onActivate={onActivate}
      opening={opening}
      onOpen={open}
    />
  );
  return (
    <>
      <ul id={LIST} tabIndex={-1} className="results">
        {foldSites(listed).map((line, index) =>
          'sites' in line ? (
            <SiteFold
              key={`fold ${line.sites[0].site.id}`}
              name={line.name}
              count={line.sites.length}
              nearest={line.sites[0].site}
              active={line.sites.some(({ site }) => site.id === activeId)}
            >
              {line.sites.map((each) => card(each))}
            </SiteFold>
          ) : line.site ? (
            card(line, index < IN_SIGHT)
          ) : (
            <SuggestionCard
              key={line.suggestion.suggestion_id}
              suggestion={line.suggestion}
              trip={values.trip}
              wants={values.wants}
              opening={opening}
              onOpen={open}
            />
          ),
        )}
      </ul>
      {!values.all && listed.length < count && (
        <p className="mt-5 text-center">
          <ButtonLink
            href={withOpenFolds(searchHref({ ...values, all: true }), address)}
            variant="secondary"
            replace
            scroll={false}
          >
            Show {count - listed.length} more
          </ButtonLink>
        </p>
      )}
    </>
  );
}
