import type { Metadata } from 'next';
import { cache } from 'react';
import { PageMain } from '@/components/layout/page-main';
import { AnswerButtons } from '@/components/trips/attendance/answer-buttons';
import { ConfirmAgain } from '@/components/trips/attendance/confirm-again';
import { AskAboutSite } from '@/components/trips/overview/ask-about-site';
import { EditDates } from '@/components/trips/overview/edit-dates';
import { LiveTrip } from '@/components/trips/overview/live-trip';
import { LocationCard } from '@/components/trips/overview/location-card';
import { ManageTrip } from '@/components/trips/overview/manage-trip';
import { OwnTripMenu } from '@/components/trips/overview/own-trip-menu';
import { PeopleCard } from '@/components/trips/people/people-card';
import { TripHero } from '@/components/trips/trip-hero';
import { tripName } from '@/components/trips/trip-name';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { mapTiles } from '@/lib/server/env';
import { respondMissing } from '@/lib/server/http/respond-missing';
import { ownTools } from '@/lib/trips/own-tools';
import type { Trip } from '@/lib/trips/schema';
import { getTripPage } from '@/lib/trips/trip-page';
import TripNotFound from './not-found';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ people?: ShowParam }>;
}

const pageTrip = cache(getTripPage);

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const found = await pageTrip(await requireViewer(), (await params).tripId);
  return { title: found ? tripName(found.trip) : 'Trip not found' };
}

export default async function TripPage({ params, searchParams }: Props) {
  const viewer = await requireViewer();
  const { tripId } = await params;
  const found = await pageTrip(viewer, tripId);
  if (!found) {
    await respondMissing();
    return <TripNotFound />;
  }

  const { trip, role, cover, agreedTo, version, people, location, hidden, asks } = found;
  const site = location.location;
  const own = role === 'organiser';
  const now = new Date();
  const { closed, organises, answers, choosesParty } = ownTools(trip, role, now);
  const toConfirm = people.attendees.flatMap(({ invitee }) => (invitee?.reconfirm ? [invitee] : []));
  const waiting = [...toConfirm, ...people.pending].filter((invitee) => !invitee.own).length;
  return (
    <PageMain className="space-y-4">
      <LiveTrip tripId={trip.id} version={version} />
      <TripHero
        trip={trip}
        cover={cover}
        own={own}
        now={now}
        menu={<OwnTripMenu tripId={trip.id} organiser={trip.creator_name} own={own} hidden={hidden} />}
      >
        {trip.called_off ? (
          <Alert tone="info" className="w-full" title="This trip was called off">
            You can still look at it here.{!own && ' You don’t need to answer.'}
          </Alert>
        ) : (
          <>
            {answers === 'again' && <ConfirmAgain trip={trip} agreedTo={agreedTo} />}
            {answers === 'answer' && (
              <AnswerButtons tripId={trip.id} attending={trip.attending} over={closed} />
            )}
            {organises && <EditDates tripId={trip.id} dates={datesOf(trip)} />}
          </>
        )}
      </TripHero>
      {asks && site.id && (
        <AskAboutSite
          key={site.id}
          site={{ id: site.id, name: site.name, shared: site.share_flag }}
          lastDay={trip.end_date}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[8fr_5fr]">
        <PeopleCard
          {...people}
          most={requestedCount((await searchParams).people)}
          tripId={trip.id}
          ownId={viewer.profileId}
          part={organises}
          closed={closed}
        >
          {choosesParty && (
            <ButtonLink href={`/trip/${trip.id}/attendance`} variant="secondary" size="sm">
              Change who I bring
            </ButtonLink>
          )}
        </PeopleCard>
        <div className="space-y-4">
          <LocationCard site={site} suggestion={location.ai_suggestion} tiles={mapTiles()} />
          {organises && (
            <ManageTrip
              tripId={trip.id}
              name={trip.trip_name}
              waiting={waiting}
              ownEmail={viewer.email}
              own={own}
            />
          )}
        </div>
      </div>
    </PageMain>
  );
}

const datesOf = ({ start_date, end_date }: Trip) => ({ start_date, end_date });
