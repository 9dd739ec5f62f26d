import { notFound } from 'next/navigation';
import { BookingsBoard } from '@/components/trips/bookings/bookings-board';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { householdSizesOf, sumOf } from '@/lib/trips/bookings/booking-capacity';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { siteDay } from '@/lib/trips/moment';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Booking');

export default async function BookingsPage({ params }: Props) {
  const { tripId } = await params;
  const page = await tripHead(await requireCaller(tripId));
  if (!page) notFound();

  const { trip, role, people, plan, ownId } = page;
  const now = new Date();
  const going = people.attendees;
  const own = going.some(({ household_id }) => household_id === ownId) ? ownId : null;
  const camping = householdSizesOf(going, plan);
  return (
    <TripFrame page={page} part="pitches" now={now}>
      <p className="mb-3">
        <Link href={`/trip/${trip.id}/pitches`}>
          <Icon name="arrow-left" className="inline size-4" /> Pitches
        </Link>
      </p>
      <BookingsBoard
        tripId={trip.id}
        trip={{ start_date: trip.start_date, end_date: trip.end_date }}
        today={siteDay(page, now)}
        bookings={[...page.bookings, ...page.leftBookings]}
        households={camping.map(({ household_id, name }) => ({ household_id, name }))}
        tints={page.tints}
        own={own}
        organises={role !== null}
        edits={own !== null || role !== null}
        coming={sumOf(camping)}
      />
    </TripFrame>
  );
}
