import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';

interface Props {
  name: string;
  address: string | null;
  /** Where it comes from. */
  badge: ReactNode;
  /** "31 km from home"; null where that is unknown. */
  distance: string | null;
  /** The search round it. */
  searchHref: string;
  /** A button at the right, on wide screens. */
  children: ReactNode;
}

/** What campsite this is, where, and how far from home. */
export function SiteHead({ name, address, badge, distance, searchHref, children }: Props) {
  return (
    <div className="mb-4 lg:mb-6">
      <PendingLink
        href={searchHref}
        pendingPosition="after"
        className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        Campsites near here
      </PendingLink>
      <div className="page-head">
        <div className="min-w-0 lg:flex-1">
          <h1>{name}</h1>
          {address && <p className="mt-1.5 text-muted wrap-anywhere">{address}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
            {badge}
            {distance && <span>{distance}</span>}
          </p>
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}
