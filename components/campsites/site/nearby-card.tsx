import { Card, CardHeader } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { PendingLink } from '@/components/ui/pending-link';
import { joinedFacts } from '@/lib/campsites/facts/brief-facts';
import type { SiteNearby } from '@/lib/campsites/nearby-sites';
import { campsiteHref } from '@/lib/campsites/search/search-href';
import { coverSeed } from '@/lib/cover-art/seed';
import { aboutKm } from '@/lib/geometry';

/** As many as fit on a line. */
const MOST_FACTS = 3;

interface Props {
  title?: string;
  sites: SiteNearby[];
  /** For which the viewer looks for another campsite; null for a new trip. */
  trip: string | null;
}

/** Nearest to another campsite or to a town. */
export function NearbyCard({ title = 'Nearby', sites, trip }: Props) {
  return (
    <Card as="section" aria-labelledby="nearby" className="print:hidden">
      <CardHeader title={title} titleId="nearby" />
      <ul className="divide-y divide-line">
        {sites.map((site) => (
          <li key={site.id}>
            <PendingLink href={campsiteHref(trip, site.id)} className="tool">
              <Cover seed={coverSeed(site)} size="thumb" className="size-11 rounded-inner" />
              <span className="tool-words">
                {site.name}
                <span className="block text-sm font-normal text-muted">
                  {[aboutKm(site.distance), joinedFacts(site.facts.slice(0, MOST_FACTS)) || site.address]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </PendingLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
