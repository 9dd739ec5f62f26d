import { notFound } from 'next/navigation';
import { PitchesBoard } from '@/components/trips/bookings/pitches-board';
import { StopSection } from '@/components/trips/bookings/stop-section';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { householdSizesOf, sumOf } from '@/lib/trips/bookings/booking-capacity';
import { bookingsAt } from '@/lib/trips/bookings/by-stop';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { areSeveral, presentAt } from '@/lib/trips/stops/stops';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Pitches');

export const unstable_dynamicStaleTime = 60;

export default async function PitchesPage({ params }: Props) {
  const { tripId } = await params;
  const page = await tripHead(await requireCaller(tripId));
  if (!page) notFound();

  const { trip, role, people, plan, ownId } = page;
  const going = people.attendees;
  const own = going.some(({ household_id }) => household_id === ownId) ? ownId : null;
  const { stops } = page;
  const sizes = householdSizesOf(going, plan);
  return (
    <TripFrame page={page} part="pitches" now={new Date()}>
      {stops.map((stop) => {
        const here = new Set(presentAt(going, stop, stops).map(({ household_id }) => household_id));
        const camping = sizes.filter(({ household_id }) => here.has(household_id));
        return (
          <StopSection key={stop.id} name={areSeveral(stops) ? stop.location_name : null}>
            <PitchesBoard
              tripId={trip.id}
              bookings={bookingsAt(page.bookings, stop, stops)}
              households={camping}
              tints={page.tints}
              own={own !== null && here.has(own) ? own : null}
              organises={role !== null}
              edits={own !== null || role !== null}
              coming={sumOf(camping)}
            />
          </StopSection>
        );
      })}
    </TripFrame>
  );
}
