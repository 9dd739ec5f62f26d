import type { ListedResult } from '@/lib/campsites/ai/merge';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { type ListProps, linesOf, ResultList } from './result-list';
import { ShowMoreCards } from './show-more-cards';

interface Props extends ListProps {
  values: SearchValues;
  results: ListedResult[];
  /** The number of results that the search found. The browser may not have loaded all of them yet. */
  count: number;
}

/** The results of a search without needs, as one list. */
export function PlainList({ values, results, count, ...list }: Props) {
  const listed = results.slice(0, values.shown);
  return (
    <>
      {listed.length > 0 && <ResultList {...list} lines={linesOf(listed)} page={values.shown} />}
      <ShowMoreCards values={values} left={count - listed.length} />
    </>
  );
}
