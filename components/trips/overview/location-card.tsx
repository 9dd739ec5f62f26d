import type { ReactNode } from 'react';
import { SiteMap, type SiteMapProps } from '@/components/campsites/map/site-map';
import { CheckFirst } from '@/components/campsites/site/check-first';
import { FactItems } from '@/components/campsites/site/fact-items';
import { phoneLink } from '@/components/campsites/site/phone-link';
import { saidWhere } from '@/components/campsites/site/said-where';
import { buttonLook } from '@/components/ui/button-look';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import type { BriefFacts } from '@/lib/campsites/brief-facts';
import { spotText } from '@/lib/campsites/directions';
import { suggestionHref } from '@/lib/campsites/search/search-href';
import { kmText } from '@/lib/geometry';
import { siteHost } from '@/lib/text';
import { mapLink } from '@/lib/trips/map-link';
import type { TripLocation } from '@/lib/trips/schema';

interface Props {
  tripId: string;
  site: TripLocation['location'];
  /** What an AI said of it, where that is all that is known. */
  suggestion: TripLocation['ai_suggestion'];
  /** What is known of it, or what the AI says; null for a name alone. */
  facts: BriefFacts | null;
  /** How far from home, where that is known. */
  km: number | null;
  /** The nearest, with its distance; null where nobody knows where it lies, or another card tells it. */
  town: string | null;
  /** Under the map; null for its own outlines alone. */
  tiles: SiteMapProps['tiles'];
  /** False for a guest, who can't open the pages of campsites. */
  linked: boolean;
}

/** Where a trip goes, with every way to reach the campsite that is known, and what is known of it. */
export function LocationCard({ tripId, site, suggestion, facts, km, town, tiles, linked }: Props) {
  const { name, address, phone_contact, email_contact, campsite_url } = site;
  return (
    <Card as="section" aria-labelledby="where">
      <CardHeader title="Where" titleId="where" aside={km !== null && `${kmText(km)} from home`} />
      {site.id && (
        <SiteMap
          name={name}
          latitude={site.latitude}
          longitude={site.longitude}
          tiles={tiles}
          className="where-map"
        />
      )}
      <CardBody>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {site.id && <p className="text-muted">{spotText(site)}</p>}
        {town && <p className="text-muted wrap-anywhere">Nearest town: {town}</p>}
        <ul className="mt-1">
          {site.id && (
            <Way icon="map-pin" href={mapLink(site)}>
              {address ?? 'Show on a map'}
            </Way>
          )}
          {email_contact && (
            <Way icon="mail" href={`mailto:${encodeURIComponent(email_contact)}`}>
              {email_contact}
            </Way>
          )}
          {suggestion && (
            <li className="flex min-h-11 items-center gap-2.5 text-muted">
              <Icon name="map-pin" className="size-4" />
              <span className="min-w-0 wrap-anywhere">{saidWhere(suggestion)}</span>
            </li>
          )}
          {campsite_url && (
            <Way icon="globe" href={campsite_url}>
              {siteHost(campsite_url)}
            </Way>
          )}
        </ul>
        {facts ? (
          <ul
            aria-label={suggestion ? 'What the AI says' : 'What is there'}
            className="mt-3 flex flex-wrap gap-2 overflow-x-clip"
          >
            <FactItems facts={facts} />
          </ul>
        ) : (
          <p className="mt-2 text-sm text-muted">Nothing more is known of this campsite.</p>
        )}
        {suggestion && (
          <>
            <CheckFirst className="mt-3" />
            {linked && (
              <PendingLink
                href={suggestionHref(null, suggestion.suggestion_id)}
                pendingPosition="after"
                className="-mb-3 inline-flex min-h-11 items-center text-sky underline underline-offset-4"
              >
                More of what the AI says
              </PendingLink>
            )}
          </>
        )}
        {(site.id || phone_contact) && (
          <div className="where-ways">
            {site.id && (
              <button type="button" popoverTarget="directions" className={wayLook}>
                <span className="button-face">
                  <Icon name="navigation" />
                  Directions
                </span>
              </button>
            )}
            {phone_contact && (
              <a href={phoneLink(phone_contact)} aria-label={`Call ${phone_contact}`} className={wayLook}>
                <span className="button-face">
                  <Icon name="phone" />
                  Call
                </span>
              </a>
            )}
            {phone_contact && /\d/.test(phone_contact) && (
              <a href={`/api/trips/${tripId}/site.vcf`} download className={wayLook}>
                <span className="button-face">
                  <Icon name="book-user" />
                  Save contact
                </span>
              </a>
            )}
          </div>
        )}
        {site.source === 'open' && (
          <p className="mt-3 text-sm text-muted">
            <a
              href="https://www.openstreetmap.org/copyright"
              rel="noopener"
              className="underline underline-offset-2"
            >
              Campground data © OpenStreetMap contributors, ODbL
            </a>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

const wayLook = buttonLook({ variant: 'secondary' });

function Way({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        rel="noreferrer nofollow"
        className="flex min-h-11 items-center gap-2.5 text-sky underline underline-offset-4"
      >
        <Icon name={icon} className="size-4" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </a>
    </li>
  );
}
