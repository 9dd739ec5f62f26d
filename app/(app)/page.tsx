import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { toTripCard } from '@/components/trips/card-trip';
import { PastTrips } from '@/components/trips/past-trips';
import { TripGrid } from '@/components/trips/trip-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ShowMore } from '@/components/ui/show-more';
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
  const buttons = (
    <>
      <ButtonLink href="/createtrip" icon={<Icon name="plus" />}>
        Create your next trip!
      </ButtonLink>
      <ButtonLink href="/profile" variant="secondary">
        Update Your Profile
      </ButtonLink>
    </>
  );
  return (
    <PageMain>
      <PageHeader
        eyebrow="Welcome back,"
        title={viewer.name}
        actions={coming.total > 0 ? buttons : undefined}
      />
      <WaitingChanges />
      <Section title="Your trips!">
        {coming.total > 0 ? (
          <>
            <TripGrid cards={coming.trips.map((trip) => toTripCard(trip, viewer.profileId, now))} first />
            <ShowMore
              className="mt-4"
              things="trips"
              shown={coming.trips.length}
              total={coming.total}
              step={CARDS}
            />
          </>
        ) : (
          <EmptyState
            icon={<Icon name="tent" />}
            action={<div className="flex flex-wrap justify-center gap-3">{buttons}</div>}
          >
            Looks like you have no trips planned. Click Create your next trip button below!
          </EmptyState>
        )}
        {folded.total > 0 && (
          <PastTrips
            {...folded}
            ownId={viewer.profileId}
            now={now}
            step={FOLDED_CARDS}
            open={past !== undefined}
          />
        )}
      </Section>
    </PageMain>
  );
}
