import type { Metadata } from 'next';
import { toTripCard } from '@/components/trips/card-trip';
import { HomeScreen } from '@/components/trips/home-screen';
import { PastTrips } from '@/components/trips/past-trips';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { listHomeTrips } from '@/lib/trips/list-trips';

export const metadata: Metadata = { title: 'Your trips' };

/** A card is a picture and a dozen lines: few make a page. */
const CARDS = 12;
const FOLDED_CARDS = 6;

interface Props {
  searchParams: Promise<{ show?: ShowParam; past?: ShowParam }>;
}

export default async function HomePage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { show, past } = await searchParams;
  const most = { coming: requestedCount(show, CARDS), folded: requestedCount(past, FOLDED_CARDS) };
  const { coming, folded } = await listHomeTrips(viewer, most);
  const now = new Date();
  return (
    <HomeScreen
      name={viewer.name}
      cards={coming.trips.map((trip) => toTripCard(trip, viewer.profileId, now))}
      total={coming.total}
      step={CARDS}
    >
      {folded.total > 0 && (
        <PastTrips
          {...folded}
          ownId={viewer.profileId}
          now={now}
          step={FOLDED_CARDS}
          open={past !== undefined}
        />
      )}
    </HomeScreen>
  );
}
