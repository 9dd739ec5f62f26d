import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import type { SiteDetail } from '@/lib/campsites/schema';
import { kmText } from '@/lib/geometry';
import { SourceBadge } from './source-badge';

interface Props {
  site: SiteDetail;
  /** Km from home; null where that is unknown. */
  distance: number | null;
  /** The trip that another campsite is looked for. */
  trip: string | null;
  /** A button at the right, on wide screens. */
  children: ReactNode;
}

/** What campsite this is, where, and how far from home. */
export function SiteHead({ site, distance, trip, children }: Props) {
  const search = new URLSearchParams({ near: site.id, ...(trip && { trip }) });
  return (
    <div className="mb-4 lg:mb-6">
      <PendingLink
        href={`/createtrip?${search}`}
        pendingPosition="after"
        className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        Campsites round here
      </PendingLink>
      <div className="page-head">
        <div className="min-w-0">
          <h1>{site.name}</h1>
          {site.address && <p className="mt-1.5 text-muted wrap-anywhere">{site.address}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
            <SourceBadge source={site.source} />
            {distance !== null && <span>{kmText(distance)} from home</span>}
          </p>
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}
