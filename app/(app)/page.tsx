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
import { today } from '@/lib/dates';
import { listTrips } from '@/lib/trips/queries';
import type { TripWithCover } from '@/lib/trips/schema';

export const metadata: Metadata = { title: 'Your trips' };

export default async function HomePage() {
  const viewer = await requireViewer();
  const trips = await listTrips(viewer);
  const isPast = ({ trip }: TripWithCover) => trip.end_date < today();
  const [upcoming, past] = [trips.filter((trip) => !isPast(trip)), trips.filter(isPast)];
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
          <TripGrid trips={upcoming} ownId={viewer.profileId} first />
        ) : (
          <EmptyState
            icon={<Tent />}
            action={<div className="flex flex-wrap justify-center gap-3">{buttons}</div>}
          >
            Looks like you have no trips planned. Click Create your next trip button below!
          </EmptyState>
        )}
        {past.length > 0 && <PastTrips trips={past} ownId={viewer.profileId} />}
      </Section>
    </PageMain>
  );
}
