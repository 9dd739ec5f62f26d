import { notFound } from 'next/navigation';
import { PitchesBoard } from '@/components/trips/bookings/pitches-board';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { householdSizesOf, sumOf } from '@/lib/trips/bookings/booking-capacity';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Pitches');

export default async function PitchesPage({ params }: Props) {
  const { tripId } = await params;
  const page = await tripHead(await requireCaller(tripId));
  if (!page) notFound();

  const { trip, role, people, plan, ownId } = page;
  const going = people.attendees;
  const own = going.some(({ household_id }) => household_id === ownId) ? ownId : null;
  const camping = householdSizesOf(going, plan);
  return (
    <TripFrame page={page} part="pitches" now={new Date()}>
      <PitchesBoard
        tripId={trip.id}
        bookings={page.bookings}
        households={camping}
        tints={page.tints}
        own={own}
        organises={role !== null}
        edits={own !== null || role !== null}
        coming={sumOf(camping)}
      />
    </TripFrame>
  );
}
