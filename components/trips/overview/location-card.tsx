import { SiteMap, type SiteMapProps } from '@/components/campsites/map/site-map';
import { CheckFirst } from '@/components/campsites/site/check-first';
import { FactItems } from '@/components/campsites/site/fact-items';
import { phoneLink } from '@/components/campsites/site/phone-link';
import { saidWhere } from '@/components/campsites/site/said-where';
import { buttonLook } from '@/components/ui/button-look';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PendingLink } from '@/components/ui/pending-link';
import { spotText } from '@/lib/campsites/directions';
import type { BriefFacts } from '@/lib/campsites/facts/brief-facts';
import { aboutKm } from '@/lib/geometry';
import { siteHost } from '@/lib/text';
import type { TripLocation } from '@/lib/trips/schema';
import { mapLink } from '@/lib/trips/site/map-link';

interface Props {
  tripId: string;
  site: TripLocation['location'];
  /** What an AI said about the site; null when the site isn't an AI's suggestion. */
  suggestion: TripLocation['ai_suggestion'];
  /** The known facts about the site, or what the AI says; null when only the name is known. */
  facts: BriefFacts | null;
  /** The distance from home in km; null when unknown. */
  km: number | null;
  /**
   * The nearest town and its distance; null when the site's position is unknown or another card
   * shows the town.
   */
  town: string | null;
  /** The raster tiles drawn over the map; null when no tile server is configured. */
  tiles: SiteMapProps['tiles'];
  /**
   * The path of the campsite's or the AI suggestion's page; null when the reader can't open one.
   */
  page: string | null;
}

export function LocationCard({ tripId, site, suggestion, facts, km, town, tiles, page }: Props) {
  const { name, address, phone_contact, email_contact, campsite_url } = site;
  return (
    <Card as="section" aria-labelledby="where">
      <CardHeader
        title="Where"
        titleId="where"
        aside={
          km !== null && (
            <>
              <span className="sm:hidden">{aboutKm(km)}</span>
              <span className="max-sm:hidden">{aboutKm(km, 'home')}</span>
            </>
          )
        }
      />
      {site.id && (
        <SiteMap
          name={name}
          latitude={site.latitude}
          longitude={site.longitude}
          tiles={tiles}
          className="where-map"
        />
      )}
      <CardBody className="max-sm:px-4 max-sm:py-2">
        <p className="font-semibold wrap-anywhere">
          {page && !suggestion ? (
            <Link href={page} className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {/* Hidden on phones to save a line, because the list behind the Directions button has
            the same text. */}
        {site.id && <p className="text-muted max-sm:hidden">{spotText(site)}</p>}
        {town && (
          <p className="text-muted wrap-anywhere max-sm:text-sm">
            <span className="max-sm:sr-only">Nearest town: </span>
            {town}
          </p>
        )}
        {site.id && (
          <a
            href={mapLink(site)}
            rel="noreferrer nofollow"
            className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 wrap-anywhere"
          >
            {address ?? 'Show on a map'}
          </a>
        )}
        {suggestion && <p className="text-muted wrap-anywhere">{saidWhere(suggestion)}</p>}
        {facts && (facts.there.length > 0 || facts.missing.length > 0) ? (
          <ul
            aria-label={suggestion ? 'What the AI says' : 'What is there'}
            className="mt-2 flex flex-wrap gap-2 overflow-x-clip max-sm:-mt-1 max-sm:gap-y-0.5"
          >
            <FactItems facts={facts} />
          </ul>
        ) : (
          <p className="mt-2 text-sm text-muted">Nothing more is known of this campsite.</p>
        )}
        {suggestion && (
          <>
            <CheckFirst className="mt-3" />
            {page && (
              <PendingLink
                href={page}
                pendingPosition="after"
                className="-mb-3 inline-flex min-h-11 items-center text-sky underline underline-offset-4"
              >
                More of what the AI says
              </PendingLink>
            )}
          </>
        )}
        <ul className="where-ways empty:hidden">
          {site.id && (
            <li>
              <button type="button" popoverTarget="directions" className={wayLook}>
                <Face icon="navigation">Directions</Face>
              </button>
            </li>
          )}
          {phone_contact && (
            <Way icon="phone" href={phoneLink(phone_contact)} label={`Call ${phone_contact}`}>
              Call
            </Way>
          )}
          {(/\d/.test(phone_contact ?? '') || email_contact) && (
            <Way icon="book-user" href={`/api/trips/${tripId}/site.vcf`} download label="Save contact">
              Save contact
            </Way>
          )}
          {email_contact && (
            <Way
              icon="mail"
              href={`mailto:${encodeURIComponent(email_contact)}`}
              label={`Email ${email_contact}`}
            >
              Email
            </Way>
          )}
          {campsite_url && (
            <Way icon="globe" href={campsite_url} label={`Website ${siteHost(campsite_url)}`}>
              Website
            </Way>
          )}
        </ul>
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

interface WayProps {
  icon: IconName;
  href: string;
  /** The label for screen readers, because only the icon is visible on phones. */
  label: string;
  download?: boolean;
  children: string;
}

const Way = ({ icon, href, label, download, children }: WayProps) => (
  <li>
    <a href={href} aria-label={label} download={download} rel="noreferrer nofollow" className={wayLook}>
      <Face icon={icon}>{children}</Face>
    </a>
  </li>
);

const Face = ({ icon, children }: Pick<WayProps, 'icon' | 'children'>) => (
  <span className="button-face">
    <Icon name={icon} />
    <span>{children}</span>
  </span>
);
