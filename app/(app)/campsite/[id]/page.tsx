import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { SiteMap } from '@/components/campsites/map/site-map';
import { NearbyCard } from '@/components/campsites/site/nearby-card';
import { PlanHere } from '@/components/campsites/site/plan-here';
import { SaveSite } from '@/components/campsites/site/save-site';
import { SiteActions } from '@/components/campsites/site/site-actions';
import { SiteCredit } from '@/components/campsites/site/site-credit';
import { SiteHead } from '@/components/campsites/site/site-head';
import { SuggestionView } from '@/components/campsites/site/suggestion-view';
import { WhatsKnown } from '@/components/campsites/site/whats-known';
import { TidesCard } from '@/components/campsites/tides/tides-card';
import { ActionBar } from '@/components/layout/action-bar';
import { PageMain } from '@/components/layout/page-main';
import { asksOnline, SiteFit } from '@/components/trips/fit/site-fit';
import { TripsHere } from '@/components/trips/trips-here';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { suggestionOf } from '@/lib/campsites/suggestions/page-id';
import { isId } from '@/lib/fields';
import { aboutKm } from '@/lib/geometry';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { mapTiles } from '@/lib/server/env';
import { getCampsitePage, getSuggestionPage } from '@/lib/trips/site/campsite-page';

interface Props {
  params: Promise<{ id: string }>;
  /** Id of the trip for which the viewer looks for another campsite. */
  searchParams: Promise<{ trip?: string | string[] }>;
}

const campsitePage = cache(getCampsitePage);
const suggestionPage = cache(getSuggestionPage);

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const [viewer, { id }] = [await requireViewer(), await params];
  const suggestion = suggestionOf(id);
  const found = suggestion
    ? (await suggestionPage(viewer, suggestion))?.suggestion
    : (await campsitePage(viewer, id))?.location;
  return { title: found ? found.name : 'Campsite not found' };
}

export default async function CampsitePage({ params, searchParams }: Props) {
  const viewer = await requireViewer();
  const { id } = await params;
  const trip = (await searchParams).trip;
  const forTrip = typeof trip === 'string' && isId(trip) ? trip : null;
  const suggestion = suggestionOf(id);
  if (suggestion) {
    const said = await suggestionPage(viewer, suggestion);
    if (said) {
      const { trips, ...shown } = said;
      return (
        <PageMain>
          <SuggestionView {...shown} trip={forTrip} tiles={mapTiles()}>
            {trips.length > 0 && <TripsHere trips={trips} />}
          </SuggestionView>
        </PageMain>
      );
    }
  }
  const found = await campsitePage(viewer, id);
  if (!found) notFound();
  // The redirect is temporary, because an undo of the merge brings this page back.
  if (found.mergedInto) redirect(`/campsite/${found.mergedInto}${forTrip ? `?trip=${forTrip}` : ''}`);

  const {
    location: site,
    park,
    evidence,
    observations,
    disagreements,
    own_observation: ownObservation,
    own,
    changedOn,
    distance,
    nearby,
    saved,
    trips,
    findings,
    tides,
  } = found;
  const contact = { phone: site.phone_contact, email: site.email_contact, url: site.campsite_url };
  const search = new URLSearchParams({ near: site.id, ...(forTrip && { trip: forTrip }) });
  const plan = (className: string) => (
    <PlanHere chosen={{ site: site.id }} trip={forTrip} className={className} />
  );
  return (
    <PageMain>
      <div className="site-top">
        <SiteHead
          name={site.name}
          address={site.address}
          distance={distance === null ? null : aboutKm(distance, 'home')}
          searchHref={`/createtrip?${search}`}
        >
          {site.source === 'private' && own && (
            <p className="site-line">
              <Icon name="lock" />
              Only you see this
            </p>
          )}
        </SiteHead>
        <SiteFit name={site.name} findings={findings} contact={contact} />
        <div className="site-where">
          <SiteActions site={site} plan={plan('max-lg:hidden')} asksOnline={asksOnline(findings, contact)}>
            <SaveSite siteId={site.id} saved={saved} />
          </SiteActions>
          <Card as="section" aria-label="Where it is">
            <SiteMap
              name={site.name}
              latitude={site.latitude}
              longitude={site.longitude}
              tiles={mapTiles()}
              className="site-page-map"
            />
          </Card>
        </div>
      </div>
      <WhatsKnown
        site={site}
        park={park}
        evidence={evidence}
        observations={observations}
        disagreements={disagreements}
        ownObservation={ownObservation}
        own={own}
        changedOn={changedOn}
      />
      <div className="site-beside">
        {tides && <TidesCard tides={tides} />}
        {trips.length > 0 && <TripsHere trips={trips} />}
        {nearby.length > 0 && <NearbyCard sites={nearby} trip={forTrip} />}
      </div>
      <SiteCredit site={site} park={park} evidence={evidence} own={own} changedOn={changedOn} />
      <ActionBar>{plan('w-full')}</ActionBar>
    </PageMain>
  );
}
