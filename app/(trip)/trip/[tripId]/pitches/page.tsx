import { notFound } from 'next/navigation';
import { PitchesBoard } from '@/components/trips/bookings/pitches-board';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { tintsOf } from '@/components/trips/household-face';
import { countAll } from '@/lib/trips/headcount/count';
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

  const { trip, role, people, ownId, access } = page;
  const going = people.attendees;
  const own = going.some(({ household_id }) => household_id === ownId) ? ownId : null;
  const counts = countAll(going, access);
  return (
    <TripFrame page={page} part="pitches" now={new Date()}>
      <PitchesBoard
        tripId={trip.id}
        bookings={page.bookings}
        households={going.map((each) => {
          const { people: number, cars } = countAll([each], access);
          return { household_id: each.household_id, name: each.profile_name, people: number, cars };
        })}
        tints={tintsOf(people)}
        own={own}
        organises={role !== null}
        edits={own !== null || role !== null}
        coming={{ people: counts.people, cars: counts.cars }}
      />
    </TripFrame>
  );
}
