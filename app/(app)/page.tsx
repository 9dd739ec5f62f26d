import type { Metadata } from 'next';
import { toTripCard } from '@/components/trips/card-trip';
import { planOf } from '@/components/trips/home/plan-of';
import { shownNext } from '@/components/trips/home/shown-next';
import { HomeScreen } from '@/components/trips/home-screen';
import { PastTrips } from '@/components/trips/past-trips';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import type { Viewer } from '@/lib/server/auth/viewer';
import { costsFor } from '@/lib/trips/costs/find-costs';
import { listHomeTrips } from '@/lib/trips/list-trips';
import { tripHead } from '@/lib/trips/trip-head';
import { getTripOverview } from '@/lib/trips/trip-overview';

export const metadata: Metadata = { title: 'Your trips' };

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
  const { invitations, next, rest } = planOf(coming.trips);
  const toCard = (trip: (typeof coming.trips)[number]) => toTripCard(trip, viewer.profileId, now);
  return (
    <HomeScreen
      name={viewer.name}
      invitations={invitations.map(toCard)}
      next={next && (await nextTrip(viewer, next.trip.id, now))}
      rest={rest.map(toCard)}
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

/** What the trip's own page knows of it, by the same two look-ups. */
async function nextTrip(viewer: Viewer, tripId: string, now: Date) {
  const caller = { viewer, tripId };
  const [head, overview] = await Promise.all([tripHead(caller), getTripOverview(caller)]);
  if (!head || !overview) return null;
  const page = { ...head, ...overview };
  return shownNext(page, { now, costs: await costsFor(page.costsRow, () => page.people) });
}
