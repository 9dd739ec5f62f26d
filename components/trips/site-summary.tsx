import { coverSeed } from '@/lib/covers/seed';
import type { ChosenSite } from '@/lib/trips/schema';
import { siteHost } from '@/lib/trips/site-host';
import { SourceBadge } from '../campsites/source-badge';
import { Badge } from '../ui/badge';
import { Card, CardBody } from '../ui/card';
import { Cover } from '../ui/cover';
import { PendingLink } from '../ui/pending-link';

interface Props {
  site: ChosenSite;
  /** Where another one is chosen. */
  otherHref?: string;
}

export function SiteSummary({ site, otherHref = '/createtrip' }: Props) {
  const { campsite } = site;
  const name = campsite ? campsite.name : site.name;
  const url = campsite ? campsite.campsite_url : site.url;
  const facts = [
    campsite?.drivetrain,
    campsite?.pet_friendly != null && (campsite.pet_friendly ? 'Pets welcome' : 'No pets'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Card as="section" aria-labelledby="site">
      <Cover seed={coverSeed(campsite ?? { name })} eager className="h-28 w-full lg:h-36" />
      <CardBody>
        <h2 id="site" className="text-xl">
          {name}
        </h2>
        {campsite?.address && <p className="mt-1 text-muted">{campsite.address}</p>}
        {url && (
          <p className="mt-1">
            <a href={url} rel="noreferrer nofollow" className="text-sky underline underline-offset-4">
              {siteHost(url)}
            </a>
          </p>
        )}
        <ul className="mt-3 flex flex-wrap gap-2">
          <li>
            {campsite ? <SourceBadge source={campsite.source} /> : <Badge tone="ochre">AI suggestion</Badge>}
          </li>
          {facts.map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
        </ul>
        <PendingLink
          href={otherHref}
          pendingPlace="after"
          className="mt-2 -mb-3 inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink"
        >
          Choose another campsite
        </PendingLink>
      </CardBody>
    </Card>
  );
}
