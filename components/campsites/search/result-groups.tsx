import { useSearchParams } from 'next/navigation';
import { type MouseEvent, useId } from 'react';
import { buttonLook } from '@/components/ui/button-look';
import { Icon, type IconName } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { isPlainClick } from '@/components/ui/plain-click';
import type { ListedResult } from '@/lib/campsites/ai/merge';
import type { Suit } from '@/lib/campsites/search/needs';
import { type SearchValues, searchHref } from '@/lib/campsites/search/search-href';
import { listText, lower } from '@/lib/text';
import { focusResults } from './ids';
import { askWord, chipOf, orText } from './need-words';
import { type Drop, NoneConfirmed } from './none-confirmed';
import { openFolds, setOpen, withOpenFolds } from './open-folds';
import { type ListProps, linesOf, ResultList, sitesIn } from './result-list';

const FIRST = 4;

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
export function ResultGroups({ values, groups, counts, drops, settled, ...list }: Props) {
  const { needs } = list.needs;
  const asked = needs.map(askWord);
  const group = (suit: Suit) => ({ suit, values, results: groups[suit], count: counts[suit], ...list });
  return (
    <>
      {counts.fits > 0 && (
        <Group
          {...group('fits')}
          icon="circle-check"
          title="Fits you, confirmed"
          about={`Known of each: ${listText(needs.map(chipOf).map(lower))}.`}
          more="that fit"
        />
      )}
      {counts.fits === 0 && counts.asks > 0 && settled && (
        <NoneConfirmed values={values} needs={needs} count={counts.asks} drops={drops} />
      )}
      {counts.asks > 0 && (
        <Group
          {...group('asks')}
          icon="info"
          title="Might suit: ask first"
          about={`Ask about ${orText(asked)} before you book.`}
        />
      )}
      {values.unsuited && counts.unsuited > 0 && (
        <Group {...group('unsuited')} icon="ban" title="Don’t suit" about="Something you need isn’t there." />
      )}
      {counts.unsuited > 0 && (
        <p className="mt-5 text-sm text-muted">
          {values.unsuited ? '' : `${counts.unsuited} ${counts.unsuited === 1 ? 'doesn’t' : 'don’t'} suit. `}
          <PendingLink
            href={searchHref({ ...values, unsuited: !values.unsuited })}
            pendingPosition="after"
            className="relative inline-block min-h-6 text-sky underline underline-offset-4 after:absolute after:-inset-2.5"
            replace
            scroll={false}
            onClick={focusResults}
          >
            {values.unsuited ? 'Hide sites that don’t suit' : 'Show them'}
          </PendingLink>
        </p>
      )}
    </>
  );
}

interface GroupProps extends ListProps {
  suit: Suit;
  values: SearchValues;
  results: ListedResult[];
  count: number;
  icon: IconName;
  title: string;
  about: string;
  /** Text to append to the link "Show 4 more". */
  more?: string;
}

function Group({ suit, values, results, count, icon, title, about, more = '', ...list }: GroupProps) {
  const id = useId();
  const address = useSearchParams();
  const open = openFolds(address).includes(suit);
  const lines = linesOf(results);
  const first = lines.slice(0, FIRST);
  const left = count - sitesIn(first);
  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(suit, true, event.currentTarget);
  }
  return (
    <section aria-labelledby={id} className={`result-group suit-${suit}`}>
      <h2 id={id}>
        <Icon name={icon} />
        {title} <span>{count}</span>
      </h2>
      <p>{about}</p>
      <ResultList {...list} lines={open ? lines : first} whole={open} />
      {!open && left > 0 && (
        <p>
          <a
            href={withOpenFolds(searchHref(values), address, suit)}
            className={buttonLook({ variant: 'secondary' })}
            onClick={show}
          >
            {`Show ${left} more ${more}`.trim()}
          </a>
        </p>
      )}
    </section>
  );
}
