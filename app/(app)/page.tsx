import type { Metadata } from 'next';
import { toTripCard } from '@/components/trips/home/card-trip';
import { HomeScreen } from '@/components/trips/home/home-screen';
import { PastTrips } from '@/components/trips/home/past-trips';
import { shownLead } from '@/components/trips/home/shown-lead';
import { requestedCount, requestedText, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { listHomeTrips } from '@/lib/trips/list-trips';

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
  const { coming, folded, first, lead } = await listHomeTrips(viewer, most, text);
  const now = new Date();
  return (
    <HomeScreen
      name={viewer.name}
      cards={coming.trips.map((trip) => toTripCard(trip, viewer.profileId, now))}
      lead={lead && shownLead(lead, now)}
      first={text === null ? first : null}
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
          beside={coming.total > 0}
          text={text}
        />
      )}
    </HomeScreen>
  );
}
