import { notFound } from 'next/navigation';
import { ActionBar } from '@/components/layout/action-bar';
import { openVote } from '@/components/trips/head/head-words';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { InvitePeople } from '@/components/trips/invitations/invite-people';
import { PeopleGroups } from '@/components/trips/people/people-groups';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { declinedWords } from '@/lib/trips/notices/declined-words';
import { ownTools } from '@/lib/trips/own-tools';
import { viewerOf } from '@/lib/trips/trip-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { datesText } from '@/lib/trips/undecided/when-and-where';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ people?: ShowParam }>;
}

export const generateMetadata = tripTitle('People');

export const unstable_dynamicStaleTime = 60;

export default async function PeoplePage({ params, searchParams }: Props) {
  const caller = await requireCaller((await params).tripId);
  const viewer = viewerOf(caller);
  const page = await tripHead(caller);
  if (!page) notFound();

  const { trip, people, showsNames } = page;
  const now = new Date();
  const { closed, organises } = ownTools(page, now);
  const { id, trip_name, location_name, start_date, end_date, dates_open, site_open } = trip;
  const dates = datesText(trip, openVote(page, now));
  const invitedTrip = {
    id,
    trip_name,
    location_name,
    start_date,
    end_date,
    dates_open,
    site_open,
    dates,
    showsNames,
  };
  const words = organises && people.notGoing.length > 0 ? await declinedWords(caller) : {};
  const invite = (className?: string) =>
    organises && viewer && <InvitePeople trip={invitedTrip} ownEmail={viewer.email} className={className} />;
  return (
    <TripFrame page={page} part="people" now={now} action={invite()}>
      <PeopleGroups
        trip={trip}
        people={people}
        tints={page.tints}
        words={words}
        now={now}
        most={requestedCount((await searchParams).people)}
        ownId={page.ownId}
        part={organises}
        closed={closed}
        bounced={page.bounced}
      />
      {organises && <ActionBar>{invite('w-full')}</ActionBar>}
    </TripFrame>
  );
}
