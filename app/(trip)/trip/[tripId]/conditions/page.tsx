import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { ConditionsView } from '@/components/trips/conditions/conditions-view';
import { shownConditions } from '@/components/trips/conditions/shown-conditions';
import { LiveTrip } from '@/components/trips/head/live-trip';
import { getConditionsPage } from '@/lib/trips/conditions/get-conditions';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { tripName } from '@/lib/trips/trip-name';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('May we go?');

export default async function ConditionsPage({ params }: Props) {
  const caller = await requireCaller((await params).tripId);
  const [page, found] = await Promise.all([tripHead(caller), getConditionsPage(caller)]);
  if (!page || !found) notFound();
  const { trip, version } = page;
  return (
    <PageMain width="form">
      <LiveTrip tripId={trip.id} version={version} />
      <PageHeader
        title="May we go, may we light a fire?"
        back={{ href: `/trip/${trip.id}`, label: tripName(trip) }}
      />
      <ConditionsView {...shownConditions(page, found, new Date())} />
    </PageMain>
  );
}
