import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { coverPath, coverSeed } from '@/lib/cover-art/seed';
import { keepFold, openFolds } from './open-folds';

interface Props {
  /** What the names have in common. */
  name: string;
  count: number;
  nearest: ListedSite;
  /** Marked together with the pin of one of its sites on the map. */
  active: boolean;
  /** The sites' cards. */
  children: ReactNode;
}

/** Near-identical sites as one card that opens to theirs; the address keeps it open for who comes back. */
export function SiteFold({ name, count, nearest, active, children }: Props) {
  const open = openFolds(useSearchParams()).includes(nearest.id);
  return (
    <li className={active ? 'fold border-eucalypt' : 'fold'}>
      <details open={open} onToggle={({ currentTarget }) => keepFold(nearest.id, currentTarget)}>
        <summary>
          <img src={coverPath(coverSeed(nearest), 'thumb')} alt="" loading="lazy" />
          <h3>{name}</h3>
          <span>{nearest.distance.toFixed(1)} km</span>
          <span>{count} sites close together</span>
          <Icon name="chevron-down" />
        </summary>
        <ul className="results">{children}</ul>
      </details>
    </li>
  );
}
