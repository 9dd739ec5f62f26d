import type { ReactNode } from 'react';
import { ActionBar } from '@/components/layout/action-bar';
import { Card } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import { Section } from '@/components/ui/section';
import { toldGroups } from '@/lib/campsites/facts/told-groups';
import type { SiteNearby } from '@/lib/campsites/nearby-sites';
import { campsiteHref, placeParams } from '@/lib/campsites/search/search-href';
import { saidFacts } from '@/lib/campsites/suggestions/said-facts';
import type { ShownSuggestion, Town } from '@/lib/campsites/suggestions/schema';
import { formatDateRange, formatMonth } from '@/lib/dates';
import { aboutKm } from '@/lib/geometry';
import { capital, siteHost } from '@/lib/text';
import { MapFiles } from '../map/map-files';
import { SiteMap, type SiteMapProps } from '../map/site-map';
import { CheckFirst } from './check-first';
import { FactGroups } from './fact-groups';
import { NearbyCard } from './nearby-card';
import { PlanHere } from './plan-here';
import { SiteHead } from './site-head';
import { SiteWay } from './site-way';
import { Unsaid } from './unsaid';

interface Props {
  suggestion: ShownSuggestion;
  /** null when unknown. */
  town: Town | null;
  /** A campsite with that name that the viewer may see; null when there is none. */
  campsiteId: string | null;
  nearby: SiteNearby[];
  /** For which the viewer looks for another campsite; null for a new trip. */
  trip: string | null;
  tiles: SiteMapProps['tiles'];
  children: ReactNode;
}

/** Known only from an AI. */
export function SuggestionView({ suggestion, town, campsiteId, nearby, trip, tiles, children }: Props) {
  const { suggestion_id, name, url, distance, said_on } = suggestion;
  const plan = (className: string) => (
    <PlanHere chosen={{ suggestion: suggestion_id }} trip={trip} className={className} />
  );
  const facts = saidFacts(suggestion);
  const groups = toldGroups({ facts, source: `AI, ${formatMonth(said_on)}` });
  const search = new URLSearchParams({
    ...(town && placeParams(suggestion.town ?? town.name, town)),
    ...(trip && { trip }),
  });
  return (
    <>
      <div className="site-top">
        <SiteHead
          name={name}
          address={suggestion.town && `Near ${suggestion.town}`}
          distance={distance === null ? null : capital(aboutKm(distance, 'home'))}
          searchHref={search.size > 0 ? `/createtrip?${search}` : '/createtrip'}
        >
          <CheckFirst className="mt-2" />
        </SiteHead>
        <Section title="What the AI says" className="site-said">
          <Card>
            {groups.length > 0 && <FactGroups groups={groups} />}
            <div className="site-tell">
              <Unsaid begins="The AI doesn’t say" topics={facts.unknown} />
              <p>
                {campsiteId ? (
                  <>
                    We know a campsite of this name:{' '}
                    <PendingLink href={campsiteHref(trip, campsiteId)} pendingPosition="after">
                      see what’s known of it
                    </PendingLink>
                    .
                  </>
                ) : (
                  'It may be closed, go by another name or not exist at all. Please look it up first.'
                )}
              </p>
            </div>
          </Card>
        </Section>
        <div className="site-where">
          <div className="site-actions">
            {plan('max-lg:hidden')}
            {url && <SiteWay icon="globe" word="Website" value={siteHost(url)} href={url} />}
          </div>
          <Card as="section" aria-label="Where it is">
            {town && (
              <>
                {/* Kept with this page by the service worker, because the page of a trip to this
                   place has no map. */}
                <MapFiles around={[town]} />
                <SiteMap
                  name={town.name}
                  latitude={town.latitude}
                  longitude={town.longitude}
                  tiles={tiles}
                  className="site-page-map"
                />
              </>
            )}
            <p className="border-t border-line px-5 py-3.5 text-[0.9375rem] text-muted first:border-t-0">
              {town
                ? `The AI gives no position: the pin is at ${town.name}, the nearest town.`
                : 'The AI doesn’t say where exactly it is.'}
            </p>
          </Card>
        </div>
      </div>
      <div className="site-beside">
        {children}
        {nearby.length > 0 && <NearbyCard title={`Near ${town?.name}`} sites={nearby} trip={trip} />}
      </div>
      <p className="mt-4 text-sm text-muted">Said by AI on {formatDateRange(said_on, said_on)}.</p>
      <ActionBar>{plan('w-full')}</ActionBar>
    </>
  );
}
