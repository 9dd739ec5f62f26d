import { notFound } from 'next/navigation';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { HomeContactView } from '@/components/trips/home-contact/home-contact-view';
import { dayIn } from '@/lib/places/clock';
import { getHomePage } from '@/lib/trips/home-contact/get-home-contact';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Someone at home');

export default async function HomeContactPage({ params }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const [page, home] = await Promise.all([tripHead(caller), getHomePage(caller)]);
  if (!page) notFound();

  const { trip, people, ownId, site } = page;
  const now = new Date();
  const own = people.attendees.find(({ household_id }) => household_id === ownId);
  const leaveOn = own ? (own.leave_on ?? trip.end_date) : null;
  return (
    <TripFrame page={page} part="home-contact" now={now}>
      <HomeContactView
        tripId={trip.id}
        leaveOn={trip.called_off ? null : leaveOn}
        away={own !== undefined && (own.arrive_on ?? trip.start_date) <= dayIn(home.zone, now)}
        why={site.reception === false ? `There’s no phone reception at ${trip.location_name}.` : null}
        {...home}
      />
    </TripFrame>
  );
}
