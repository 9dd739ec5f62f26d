import { Plus, Tent } from 'lucide-react';
import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { PastTrips } from '@/components/trips/past-trips';
import { TripGrid } from '@/components/trips/trip-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { requireViewer } from '@/lib/auth/page-viewer';
import { momentOf } from '@/lib/trips/moment';
import { listTrips } from '@/lib/trips/queries';
import type { TripWithCover } from '@/lib/trips/schema';

export const metadata: Metadata = { title: 'Your trips' };

export default async function HomePage() {
  const viewer = await requireViewer();
  const trips = await listTrips(viewer);
  const now = new Date();
  const isFolded = ({ trip }: TripWithCover) => trip.called_off || momentOf(trip, now) === 'after';
  const [upcoming, folded] = [trips.filter((trip) => !isFolded(trip)), trips.filter(isFolded)];
  const buttons = (
    <>
      <ButtonLink href="/createtrip" icon={<Plus aria-hidden="true" className="size-5" />}>
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
        actions={upcoming.length > 0 ? buttons : undefined}
      />
      <Section title="Your trips!">
        {upcoming.length > 0 ? (
          <TripGrid trips={upcoming} ownId={viewer.profileId} now={now} first />
        ) : (
          <EmptyState
            icon={<Tent />}
            action={<div className="flex flex-wrap justify-center gap-3">{buttons}</div>}
          >
            Looks like you have no trips planned. Click Create your next trip button below!
          </EmptyState>
        )}
        {folded.length > 0 && <PastTrips trips={folded} ownId={viewer.profileId} now={now} />}
      </Section>
    </PageMain>
  );
}
