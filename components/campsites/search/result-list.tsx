import { ButtonLink } from '@/components/ui/button-link';
import type { ListedResult } from '@/lib/campsites/ai/merge';
import { firstCards } from '@/lib/campsites/search/listed-site';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { CampsiteCard } from './campsite-card';
import { useOpenResult } from './use-open-result';

/** Of the cards these are in sight at once, on a wide screen too: their pictures load first. */
const IN_SIGHT = 4;

export interface ResultListProps {
  values: SearchValues;
  results: ListedResult[];
  /** The campsite that is marked here and on the map. */
  activeId: string | null;
  onActivate: (id: string | null) => void;
}

export function ResultList({ values, results, activeId, onActivate }: ResultListProps) {
  const { open, opening } = useOpenResult();
  const listed = values.all ? results : results.slice(0, firstCards);
  return (
    <>
      <ul className="results">
        {listed.map(({ site, suggested }, index) => (
          <CampsiteCard
            key={site.id}
            site={site}
            suggested={suggested}
            trip={values.trip}
            wants={values.wants}
            eager={index < IN_SIGHT}
            active={site.id === activeId}
            onActivate={onActivate}
            opening={opening}
            onOpen={open}
          />
        ))}
      </ul>
      {listed.length < results.length && (
        <p className="mt-5 text-center">
          <ButtonLink href={searchHref({ ...values, all: true })} variant="secondary" replace scroll={false}>
            Show {results.length - listed.length} more
          </ButtonLink>
        </p>
      )}
    </>
  );
}
