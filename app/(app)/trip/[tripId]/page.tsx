import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AnswerButtons } from '@/components/attendance/answer-buttons';
import { PeopleCard } from '@/components/attendance/people-card';
import { PageMain } from '@/components/layout/page-main';
import { EditDates } from '@/components/trips/edit-dates';
import { LocationCard } from '@/components/trips/location-card';
import { TripHero } from '@/components/trips/trip-hero';
import { tripName } from '@/components/trips/trip-name';
import { ButtonLink } from '@/components/ui/button-link';
import { peopleOf } from '@/lib/attendance/queries';
import { requireViewer } from '@/lib/auth/page-viewer';
import { locationFor, tripFor } from '@/lib/trips/queries';

interface Props {
  params: Promise<{ tripId: string }>;
}

const pageTrip = cache(tripFor);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await pageTrip(await requireViewer(), (await params).tripId);
  return { title: found ? tripName(found.trip) : 'Trip not found' };
}

export default async function TripPage({ params }: Props) {
  const viewer = await requireViewer();
  const { tripId } = await params;
  const [found, people, place] = await Promise.all([
    pageTrip(viewer, tripId),
    peopleOf(viewer, tripId),
    locationFor(viewer, tripId),
  ]);
  if (!found || !people || !place) notFound();

  const { trip, cover } = found;
  const own = trip.creator_profile_id === viewer.profileId;
  return (
    <PageMain className="space-y-4">
      <TripHero trip={trip} cover={cover} own={own}>
        {own ? (
          <EditDates tripId={trip.id} dates={{ start_date: trip.start_date, end_date: trip.end_date }} />
        ) : (
          <AnswerButtons tripId={trip.id} attending={trip.attending} />
        )}
      </TripHero>
      <div className="grid items-start gap-4 lg:grid-cols-[8fr_5fr]">
        <PeopleCard {...people} ownId={viewer.profileId}>
          {trip.attending && (
            <ButtonLink href={`/trip/${trip.id}/attendance`} variant="secondary" size="sm">
              Change who I bring
            </ButtonLink>
          )}
        </PeopleCard>
        <LocationCard {...place} />
      </div>
    </PageMain>
  );
}
