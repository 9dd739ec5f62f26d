import { notFound } from 'next/navigation';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { shownStops } from '@/components/trips/stops/board/shown-stops';
import { StopsBoard } from '@/components/trips/stops/board/stops-board';
import { mapTiles } from '@/lib/server/env';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { getStopSites } from '@/lib/trips/stops/get-stops';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Stops');

export default async function StopsPage({ params }: Props) {
  const caller = await requireCaller((await params).tripId);
  const [page, sites] = await Promise.all([tripHead(caller), getStopSites(caller)]);
  if (!page || !sites) notFound();

  const now = new Date();
  return (
    <TripFrame page={page} part="stops" now={now}>
      <StopsBoard {...shownStops(page, sites, now)} tiles={mapTiles()} />
    </TripFrame>
  );
}
