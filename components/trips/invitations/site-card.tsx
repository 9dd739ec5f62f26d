import { SiteMap, type SiteMapProps } from '@/components/campsites/map/site-map';
import { CheckFirst } from '@/components/campsites/site/check-first';
import { FactItems } from '@/components/campsites/site/fact-items';
import { Card, CardBody } from '@/components/ui/card';
import { briefFacts } from '@/lib/campsites/facts/brief-facts';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import type { Campsite } from '@/lib/campsites/schema';

interface Props {
  name: string;
  mapUrl: string | null;
  /** null when its position is unknown. */
  site: Campsite | null;
  /** Facts, or what an AI says about the site; null when only the name is known. */
  known: KnownSite | null;
  /** null when no tile server is configured. */
  tiles: SiteMapProps['tiles'];
}

export function SiteCard({ name, mapUrl, site, known, tiles }: Props) {
  const facts = known && briefFacts(known);
  return (
    <Card as="section" aria-labelledby="campsite" className="scroll-mt-4">
      <CardBody>
        <h2 id="campsite" className="scroll-mt-6 text-xl">
          {name}
        </h2>
        {facts && (facts.there.length > 0 || facts.missing.length > 0) && (
          <ul aria-label="What is there" className="mt-3 flex flex-wrap gap-2 overflow-x-clip">
            <FactItems facts={facts} />
          </ul>
        )}
        {known?.ai && <CheckFirst className="mt-3" />}
        {mapUrl && (
          <a
            href={mapUrl}
            rel="noreferrer nofollow"
            className="mt-2 inline-flex min-h-11 items-center text-sky underline underline-offset-4"
          >
            Open a map
          </a>
        )}
      </CardBody>
      {site && (
        <SiteMap
          name={site.name}
          latitude={site.latitude}
          longitude={site.longitude}
          tiles={tiles}
          className="h-36 rounded-none! border-x-0! border-t-0! lg:h-56"
        />
      )}
    </Card>
  );
}
