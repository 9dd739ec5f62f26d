import type { Metadata } from 'next';
import { cache } from 'react';
import { SiteMap } from '@/components/campsites/map/site-map';
import { NearbyCard } from '@/components/campsites/site/nearby-card';
import { SaveSite } from '@/components/campsites/site/save-site';
import { SiteActions } from '@/components/campsites/site/site-actions';
import { SiteCredit } from '@/components/campsites/site/site-credit';
import { SiteHead } from '@/components/campsites/site/site-head';
import { WhatsKnown } from '@/components/campsites/site/whats-known';
import { ActionBar } from '@/components/layout/action-bar';
import { PageMain } from '@/components/layout/page-main';
import { TripsHere } from '@/components/trips/trips-here';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { choiceHref } from '@/lib/campsites/search/search-href';
import { isId } from '@/lib/fields';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { mapTiles } from '@/lib/server/env';
import { respondMissing } from '@/lib/server/http/respond-missing';
import { getCampsitePage } from '@/lib/trips/campsite-page';
import CampsiteNotFound from './not-found';

interface Props {
  params: Promise<{ id: string }>;
  /** The trip that another campsite is looked for. */
  searchParams: Promise<{ trip?: string | string[] }>;
}

const campsitePage = cache(getCampsitePage);

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const found = await campsitePage(await requireViewer(), (await params).id);
  return { title: found ? found.location.name : 'Campsite not found' };
}

export default async function CampsitePage({ params, searchParams }: Props) {
  const viewer = await requireViewer();
  const { id } = await params;
  const found = await campsitePage(viewer, id);
  if (!found) {
    await respondMissing();
    return <CampsiteNotFound />;
  }

  const {
    location: site,
    park,
    observations,
    own_observation: ownObservation,
    own,
    changedOn,
    distance,
    nearby,
    saved,
    trips,
  } = found;
  const trip = (await searchParams).trip;
  const forTrip = typeof trip === 'string' && isId(trip) ? trip : null;
  const plan = (className: string) => (
    <ButtonLink
      href={choiceHref(forTrip, { site: site.id })}
      icon={<Icon name="tent" />}
      className={className}
    >
      {forTrip ? 'Go here instead' : 'Plan a trip here'}
    </ButtonLink>
  );
  return (
    <PageMain className="site-page">
      <SiteHead site={site} distance={distance} trip={forTrip}>
        {plan('max-lg:hidden')}
      </SiteHead>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr] [&>*]:min-w-0">
        <div className="space-y-4">
          <Card as="section" aria-label="Where it is">
            <SiteMap
              name={site.name}
              latitude={site.latitude}
              longitude={site.longitude}
              tiles={mapTiles()}
              className="site-page-map"
            />
            <SiteActions site={site}>
              <SaveSite siteId={site.id} saved={saved} />
            </SiteActions>
          </Card>
          <WhatsKnown
            site={site}
            park={park}
            observations={observations}
            ownObservation={ownObservation}
            own={own}
            changedOn={changedOn}
          />
        </div>
        <div className="space-y-4">
          {trips.length > 0 && <TripsHere trips={trips} />}
          {nearby.length > 0 && <NearbyCard sites={nearby} trip={forTrip} />}
        </div>
      </div>
      <SiteCredit site={site} park={park} own={own} changedOn={changedOn} />
      <ActionBar>{plan('w-full')}</ActionBar>
    </PageMain>
  );
}
