import { notFound } from 'next/navigation';
import { BookingsBoard } from '@/components/trips/bookings/bookings-board';
import { StopSection } from '@/components/trips/bookings/stop-section';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { householdSizesOf, sumOf } from '@/lib/trips/bookings/booking-capacity';
import { bookingsAt } from '@/lib/trips/bookings/by-stop';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { siteDay } from '@/lib/trips/moment';
import { areSeveral, presentAt } from '@/lib/trips/stops/stops';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Booking');

export const unstable_dynamicStaleTime = 60;

export default async function BookingsPage({ params }: Props) {
  const { tripId } = await params;
  const page = await tripHead(await requireCaller(tripId));
  if (!page) notFound();

  const { trip, role, people, plan, ownId } = page;
  const now = new Date();
  const going = people.attendees;
  const own = going.some(({ household_id }) => household_id === ownId) ? ownId : null;
  const { stops } = page;
  const several = areSeveral(stops);
  const all = [...page.bookings, ...page.leftBookings];
  const choices = stops.map(({ id, location_name }) => ({ id, name: location_name }));
  return (
    <TripFrame page={page} part="pitches" now={now}>
      <p className={several ? 'mb-6' : 'mb-3'}>
        <Link href={`/trip/${trip.id}/pitches`}>
          <Icon name="arrow-left" className="inline size-4" /> Pitches
        </Link>
      </p>
      {stops.map((stop) => (
        <StopSection key={stop.id} name={several ? stop.location_name : null}>
          <BookingsBoard
            tripId={trip.id}
            trip={{ start_date: stop.arrive_on, end_date: stop.leave_on }}
            today={siteDay(page, now)}
            bookings={bookingsAt(all, stop, stops)}
            households={going.map(({ household_id, profile_name: name }) => ({ household_id, name }))}
            tints={page.tints}
            own={own}
            organises={role !== null}
            edits={own !== null || role !== null}
            coming={sumOf(householdSizesOf(presentAt(going, stop, stops), plan))}
            {...(several && { stop: stop.id, stops: choices })}
          />
        </StopSection>
      ))}
    </TripFrame>
  );
}
