import type { ReactNode } from 'react';
import { CardRow } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { PendingLink } from '@/components/ui/pending-link';
import type { Campsite } from '@/lib/campsites/schema';
import { campsiteHref } from '@/lib/campsites/search/search-href';
import { coverSeed } from '@/lib/cover-art/seed';
import { SourceBadge } from '../site/source-badge';

export function SiteRow({ site, children }: { site: Campsite; children: ReactNode }) {
  return (
    <CardRow
      start={<Cover seed={coverSeed(site)} size="thumb" className="size-14 self-start rounded-inner" />}
      title={
        <PendingLink
          href={campsiteHref(null, site.id)}
          pendingPosition="after"
          className="inline-block min-h-6 hover:underline"
        >
          {site.name}
        </PendingLink>
      }
      detail={
        <>
          {site.address}
          <span className="mt-1.5 block">
            <SourceBadge source={site.source} />
          </span>
        </>
      }
      below={<div className="flex flex-wrap gap-2 pt-3">{children}</div>}
    />
  );
}
