import type { ReactNode } from 'react';
import { SiteMap, type SiteMapProps } from '@/components/campsites/map/site-map';
import { CheckFirst } from '@/components/campsites/site/check-first';
import { FactItems } from '@/components/campsites/site/fact-items';
import { Card, CardBody } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { briefFacts } from '@/lib/campsites/brief-facts';
import type { KnownSite } from '@/lib/campsites/known-facts';
import type { Campsite } from '@/lib/campsites/schema';
import { formatDateRange } from '@/lib/dates';
import type { Invitation } from '@/lib/trips/invitations/schema';
import type { WhoComes } from '@/lib/trips/invitations/who-comes';
import { tripName } from '../trip-name';
import { AlreadyComing } from './already-coming';

interface Props {
  trip: Invitation['trip'];
  cover: string;
  /** Where a map shows the site. */
  mapUrl: string | null;
  /** Where it lies; null where that is not known. */
  site: Campsite | null;
  /** What is known of the site, or what an AI says; null for a name alone. */
  known: KnownSite | null;
  /** Under the site's map; null for its own outlines alone. */
  tiles: SiteMapProps['tiles'];
  /** Who is going already; null once there is nothing to answer. */
  coming: WhoComes | null;
  /** "Dates still open", while a vote on them is. */
  stillOpen: string | null;
  /** In place of an answer, where none is asked for. */
  children?: ReactNode;
}

/** Who asks, where and when: what an invitation's link shows. */
export function InvitationCard({
  trip,
  cover,
  mapUrl,
  site,
  known,
  tiles,
  coming,
  stillOpen,
  children,
}: Props) {
  return (
    <Card as="section" aria-labelledby="invitation">
      <Cover seed={cover} eager className="h-36 max-h-[40vw] w-full lg:h-42" />
      <CardBody>
        <p className="text-muted">{trip.organiser} invites you camping</p>
        <h1 id="invitation" className="mt-1 text-3xl">
          {tripName(trip)}
        </h1>
        <ul className="mt-3 space-y-1.5 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted [&>li]:flex [&>li]:gap-2.5">
          <li>
            <Icon name="calendar-days" />
            <span>
              {formatDateRange(trip.start_date, trip.end_date)}
              {stillOpen && <span className="block text-ochre">{stillOpen}</span>}
            </span>
          </li>
          <li>
            <Icon name="map-pin" />
            <span>
              {trip.location_name}
              {mapUrl && (
                <a
                  href={mapUrl}
                  rel="noreferrer nofollow"
                  className="relative ml-2.5 inline-block text-sky underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5"
                >
                  Map
                </a>
              )}
            </span>
          </li>
        </ul>
        {known && (
          <ul aria-label="What is there" className="invitation-facts">
            <FactItems facts={briefFacts(known)} />
          </ul>
        )}
        {known?.ai && <CheckFirst className="mt-3" />}
        {children && <div className="mt-6">{children}</div>}
      </CardBody>
      {site && !children && (
        <SiteMap
          name={site.name}
          latitude={site.latitude}
          longitude={site.longitude}
          tiles={tiles}
          className="where-map"
        />
      )}
      {coming && <AlreadyComing coming={coming} />}
    </Card>
  );
}
