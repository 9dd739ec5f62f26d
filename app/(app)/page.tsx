import { Plus, Tent } from 'lucide-react';
import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { TripCard } from '@/components/trips/trip-card';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listTrips } from '@/lib/trips/queries';

export const metadata: Metadata = { title: 'Your trips' };

// What a phone and a wide screen show before anything is scrolled.
const IN_VIEW = 3;

export default async function HomePage() {
  const viewer = await requireViewer();
  const trips = await listTrips(viewer);
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
        actions={trips.length > 0 ? buttons : undefined}
      />
      <Section title="Your trips!">
        {trips.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {trips.map(({ trip, cover }, index) => (
              <TripCard
                key={trip.id}
                trip={trip}
                cover={cover}
                own={trip.creator_profile_id === viewer.profileId}
                eager={index < IN_VIEW}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={<Tent />}
            action={<div className="flex flex-wrap justify-center gap-3">{buttons}</div>}
          >
            Looks like you have no trips planned. Click Create your next trip button below!
          </EmptyState>
        )}
      </Section>
    </PageMain>
  );
}
