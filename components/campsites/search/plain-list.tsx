import { useSearchParams } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button-link';
import type { ListedResult } from '@/lib/campsites/ai/merge';
import { firstCards } from '@/lib/campsites/search/listed-site';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { withOpenFolds } from './open-folds';
import { type ListProps, linesOf, ResultList } from './result-list';

interface Props extends ListProps {
  values: SearchValues;
  results: ListedResult[];
  /** The number of results that the search found. The browser may not have loaded all of them yet. */
  count: number;
}

/** The results of a search without needs, as one list. The server renders only the first cards. */
export function PlainList({ values, results, count, ...list }: Props) {
  const address = useSearchParams();
  const listed = values.all ? results : results.slice(0, firstCards);
  return (
    <>
      {listed.length > 0 && <ResultList {...list} lines={linesOf(listed)} whole={values.all} />}
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
