'use client';

import { CheckFirst } from '@/components/campsites/site/check-first';
import { ReportSite } from '@/components/campsites/site/report-site';
import { saidWhere } from '@/components/campsites/site/said-where';
import { SourceBadge } from '@/components/campsites/site/source-badge';
import { Badge } from '@/components/ui/badge';
import { Card, CardBody } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { factsLine } from '@/lib/campsites/facts/brief-facts';
import { saidSite } from '@/lib/campsites/suggestions/said-facts';
import { coverSeed } from '@/lib/cover-art/seed';
import { siteHost } from '@/lib/text';
import type { ChosenSite } from '@/lib/trips/site/site-choice';

interface Props {
  site: ChosenSite;
  /** When undefined, the button leads to the search near this campsite. */
  otherHref?: string;
}

export function SiteSummary({ site, otherHref = searchNear(site) }: Props) {
  const { campsite, suggestion } = site;
  const { name, url } = suggestion ?? (campsite ? { name: campsite.name, url: campsite.campsite_url } : site);
  const known = site.campsite ? site.known : suggestion && saidSite(suggestion);
  const facts = known && factsLine(known, Number.POSITIVE_INFINITY);
  return (
    <Card as="section" aria-labelledby="site">
      <Cover seed={coverSeed(campsite ?? { name })} eager className="h-20 w-full lg:h-36" />
      <CardBody>
        <h2 id="site" className="text-xl wrap-anywhere">
          {name}
        </h2>
        {campsite?.address && <p className="mt-1 text-muted">{campsite.address}</p>}
        {suggestion && <p className="mt-1 text-muted">{saidWhere(suggestion)}</p>}
        {url && (
          <p className="mt-1">
            <a href={url} rel="noreferrer nofollow" className="text-sky underline underline-offset-4">
              {siteHost(url)}
            </a>
          </p>
        )}
        {facts && <p className="mt-1 text-body text-muted">{facts}</p>}
        <p className="mt-2">{campsite ? <SourceBadge source={campsite.source} /> : <AiBadge />}</p>
        {!campsite && <CheckFirst className="mt-3" />}
        <div className="mt-3 -mb-2 flex flex-wrap items-center gap-x-5">
          <PendingLink href={otherHref} pendingPosition="after" className={link}>
            Choose another campsite
          </PendingLink>
          {site.campsite && site.own && (
            <PendingLink
              href={`/add-location?site=${site.campsite.id}`}
              pendingPosition="after"
              className={link}
            >
              Edit campsite
            </PendingLink>
          )}
          {site.campsite?.share_flag && !site.own && <ReportSite site={site.campsite} className={link} />}
        </div>
      </CardBody>
    </Card>
  );
}

const searchNear = ({ campsite }: ChosenSite) =>
  campsite ? `/createtrip?near=${campsite.id}` : '/createtrip';

const link = 'inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink';

function AiBadge() {
  return (
    <Badge tone="ochre" icon={<Icon name="sparkles" className="size-4" />}>
      AI suggestion
    </Badge>
  );
}
