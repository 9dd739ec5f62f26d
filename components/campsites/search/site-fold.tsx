import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { coverPath, coverSeed } from '@/lib/cover-art/seed';

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
  const open = useSearchParams().getAll('open').includes(nearest.id);
  return (
    <li className={active ? 'fold border-eucalypt' : 'fold'}>
      <details
        open={open}
        onToggle={({ currentTarget }) => currentTarget.open !== open && keepOpen(nearest.id, !open)}
      >
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

function keepOpen(id: string, open: boolean) {
  const address = new URL(window.location.href);
  if (open) address.searchParams.append('open', id);
  else address.searchParams.delete('open', id);
  window.history.replaceState(null, '', address);
}
