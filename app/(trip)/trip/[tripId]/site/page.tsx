import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { SiteSummary } from '@/components/trips/form/site-summary';
import { ConfirmSite } from '@/components/trips/overview/confirm-site';
import { toldByMail } from '@/lib/trips/attendance/told-by-mail';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { ownTools } from '@/lib/trips/own-tools';
import { chosenSite, type SiteParams } from '@/lib/trips/site/find-site';
import { choiceOf } from '@/lib/trips/site/site-choice';
import { tripHead } from '@/lib/trips/trip-head';
import { tripName } from '@/lib/trips/trip-name';

export const metadata: Metadata = { title: 'Another campsite' };

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<SiteParams>;
}

/** The URL names the campsite with the same parameters as the form of a new trip. */
export default async function TripSitePage({ params, searchParams }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  if (!('viewer' in caller)) redirect(`/trip/${tripId}`);
  const { viewer } = caller;
  const [page, site] = await Promise.all([tripHead(caller), chosenSite(viewer, await searchParams)]);
  if (!page || site === 'missing') notFound();

  const { trip, role, people } = page;
  if (!ownTools(page, new Date()).organises) redirect(`/trip/${trip.id}`);
  const search = `/createtrip?trip=${trip.id}`;
  if (!site) redirect(search);
  return (
    <PageMain width="form">
      <PageHeader
        title="Go here instead?"
        lead={`${tripName(trip)} is planned for ${trip.location_name} at the moment.`}
        back={{ href: `/trip/${trip.id}`, label: 'Back to the trip' }}
      />
      <SiteSummary site={site} otherHref={search} />
      <ConfirmSite
        tripId={trip.id}
        choice={choiceOf(site)}
        mailed={toldByMail(people, role === 'organiser')}
      />
    </PageMain>
  );
}
