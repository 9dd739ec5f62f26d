import type { Metadata } from 'next';
import { toTripCard } from '@/components/trips/home/card-trip';
import { HomeScreen } from '@/components/trips/home/home-screen';
import { PastTrips } from '@/components/trips/home/past-trips';
import { planOf } from '@/components/trips/home/plan-of';
import { shownNext } from '@/components/trips/home/shown-next';
import { requestedCount, requestedText, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import type { Viewer } from '@/lib/server/auth/viewer';
import { listHomeTrips } from '@/lib/trips/list-trips';
import { tripHead } from '@/lib/trips/trip-head';

export const metadata: Metadata = { title: 'Your trips' };

const CARDS = 12;
const FOLDED_CARDS = 6;
const SEARCHED_FROM = 12;

interface Props {
  searchParams: Promise<{ show?: ShowParam; past?: ShowParam; q?: ShowParam }>;
}

export default async function HomePage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { show, past, q } = await searchParams;
  const text = requestedText(q);
  const most = { coming: requestedCount(show, CARDS), folded: requestedCount(past, FOLDED_CARDS) };
  const { coming, folded } = await listHomeTrips(viewer, most, text);
  const now = new Date();
  // Search results are shown as one list, without sections for invitations and the next trip.
  const { invitations, next, rest } = text === null ? planOf(coming.trips) : found(coming.trips);
  const toCard = (trip: (typeof coming.trips)[number]) => toTripCard(trip, viewer.profileId, now);
  return (
    <HomeScreen
      name={viewer.name}
      invitations={invitations.map(toCard)}
      next={next && (await nextTrip(viewer, next.trip.id, now))}
      rest={rest.map(toCard)}
      total={coming.total}
      step={CARDS}
      search={text ?? (coming.total + folded.total >= SEARCHED_FROM ? '' : null)}
      found={coming.total + folded.total}
    >
      {folded.total > 0 && (
        <PastTrips
          {...folded}
          ownId={viewer.profileId}
          now={now}
          step={FOLDED_CARDS}
          open={past !== undefined || text !== null}
          text={text}
        />
      )}
    </HomeScreen>
  );
}

const found = <T,>(trips: T[]) => ({ invitations: [], next: null, rest: trips });

async function nextTrip(viewer: Viewer, tripId: string, now: Date) {
  const head = await tripHead({ viewer, tripId });
  return head && shownNext(head, now);
}
