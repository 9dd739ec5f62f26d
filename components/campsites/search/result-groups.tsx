import { useId } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PendingLink } from '@/components/ui/pending-link';
import type { ListedResult } from '@/lib/campsites/ai/merge';
import { firstOf } from '@/lib/campsites/search/listed-site';
import { deniedText } from '@/lib/campsites/search/need-words';
import type { Suit } from '@/lib/campsites/search/needs';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { focusResults } from './ids';
import { type Drop, NoneConfirmed } from './none-confirmed';
import { type ListProps, linesOf, ResultList } from './result-list';
import { ShowMoreCards } from './show-more-cards';
import type { Denial } from './source-states';

interface Props extends ListProps {
  values: SearchValues;
  groups: Record<Suit, ListedResult[]>;
  /**
   * The number of sites that the search found in each group. The browser may not have loaded all of
   * them yet.
   */
  counts: Record<Suit, number>;
  /**
   * The needs that the person could drop, each with the number of sites that would then be
   * confirmed.
   */
  drops: Drop[];
  /** Why the sites can't suit. */
  denials: readonly Denial[];
  /**
   * False while a source is loading or has failed. Its sites may suit, so the page can't yet say
   * that no site suits.
   */
  settled: boolean;
}

/**
 * The results in three groups: sites that are confirmed to suit the needs, sites to ask about, and
 * at the end sites that can't suit.
 */
export function ResultGroups({ values, groups, counts, drops, denials, settled, ...list }: Props) {
  const asksId = useId();
  const { fits, asks, unsuited } = firstOf(groups, values);
  const fitsLeft = counts.fits - fits.length;
  return (
    <>
      {counts.fits > 0 && (
        <section aria-label="Fits you" className="result-group">
          <ResultList {...list} lines={linesOf(fits)} page={values.allFit ? 1 : 0} />
          {!values.allFit && fitsLeft > 0 && (
            <p>
              <ButtonLink
                href={searchHref({ ...values, allFit: true })}
                variant="secondary"
                replace
                scroll={false}
              >
                {`Show ${fitsLeft} more that ${fitsLeft === 1 ? 'fits' : 'fit'}`}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
      {counts.fits === 0 && counts.asks > 0 && settled && (
        <NoneConfirmed values={values} needs={list.needs} drops={drops} />
      )}
      {counts.asks > 0 && (
        <section aria-labelledby={asksId} className="result-group">
          <h2 id={asksId}>
            Ask first <small>{counts.asks}</small>
          </h2>
          <ResultList {...list} lines={linesOf(asks)} page={values.shown} />
          <ShowMoreCards values={values} left={counts.asks - asks.length} />
        </section>
      )}
      {counts.unsuited > 0 && (
        <section aria-labelledby={`${asksId}-not`} className="cant-suit">
          <h2 id={`${asksId}-not`}>{counts.unsuited} can’t suit you</h2>
          <PendingLink
            href={searchHref({ ...values, unsuited: !values.unsuited })}
            pendingPosition="after"
            replace
            scroll={false}
            onClick={focusResults}
          >
            {values.unsuited ? 'Hide them' : 'Show them'}
          </PendingLink>
          {denials.length > 0 && (
            <p>{denials.map(({ need, denied }) => deniedText(need, denied)).join(', ')}</p>
          )}
          {values.unsuited && <ResultList {...list} lines={linesOf(unsuited)} page={values.shown} />}
        </section>
      )}
    </>
  );
}
