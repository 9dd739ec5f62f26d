import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';

interface Props {
  name: string;
  address: string | null;
  /** "about 31 km from home"; null when unknown. */
  distance: string | null;
  searchHref: string;
  /** For a site that only its owner can see, or for an AI suggestion, which may not exist. */
  children?: ReactNode;
}

export function SiteHead({ name, address, distance, searchHref, children }: Props) {
  return (
    <div className="site-head">
      <PendingLink
        href={searchHref}
        pendingPosition="after"
        className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        Campsites near here
      </PendingLink>
      <h1>{name}</h1>
      {(address || distance) && (
        <p className="text-muted wrap-anywhere">{[address, distance].filter(Boolean).join(' · ')}</p>
      )}
      {children}
    </div>
  );
}
