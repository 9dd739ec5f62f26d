import { notFound } from 'next/navigation';
import { cardSites } from '@/components/trips/emergency/card-sites';
import { CardsView } from '@/components/trips/emergency/cards-view';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { getCardsPage } from '@/lib/trips/emergency/emergency-page';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('If something happens');

export default async function EmergencyPage({ params }: Props) {
  const caller = await requireCaller((await params).tripId);
  const page = await tripHead(caller);
  const cards = page && (await getCardsPage(caller));
  if (!cards) notFound();
  return (
    <TripFrame page={page} part="emergency" now={new Date()}>
      <CardsView
        tripId={page.trip.id}
        tints={page.tints}
        sites={cards.aids ? cardSites(page) : null}
        {...cards}
      />
    </TripFrame>
  );
}
