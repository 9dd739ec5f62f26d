import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { localityOf } from '@/lib/campsites/search/grounds';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { coverPath, coverSeed } from '@/lib/cover-art/seed';
import { kmAway } from './km-away';
import { keepFold, openFolds } from './open-folds';

interface Props {
  name: string;
  count: number;
  first: ListedSite;
  /** True when the map marks the pin of one of the camping ground's sites. */
  active: boolean;
  children: ReactNode;
}

/**
 * A camping ground as one card, which opens to show the cards of its areas. The page's URL stores
 * whether the card is open, so that an open card is still open when the person returns.
 */
export function GroundCard({ name, count, first, active, children }: Props) {
  const open = openFolds(useSearchParams()).includes(first.id);
  return (
    <li className={active ? 'ground border-eucalypt' : 'ground'}>
      <details open={open} onToggle={({ currentTarget }) => keepFold(first.id, currentTarget)}>
        <summary>
          <img src={coverPath(coverSeed(first), 'thumb')} alt="" loading="lazy" />
          <h3>{name}</h3>
          <b>{count} camping areas</b>
          <span>{[kmAway(first.distance), localityOf(first.address)].filter(Boolean).join(' · ')}</span>
          <span>
            See the {count} areas
            <Icon name="chevron-down" />
          </span>
        </summary>
        <ul className="results">{children}</ul>
      </details>
    </li>
  );
}
