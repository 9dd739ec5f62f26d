import type { Metadata } from 'next';
import { MapFiles } from '@/components/campsites/map/map-files';
import { nearestTown } from '@/components/campsites/map/nearest-town';
import { InstallOffer } from '@/components/install/install-offer';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { BeforeCard } from '@/components/trips/before-you-go/before-card';
import { EmergencyCard } from '@/components/trips/before-you-go/emergency-card';
import { firstOf } from '@/components/trips/copy/first-trip';
import { HeadAnswer } from '@/components/trips/head/head-answer';
import { MainAction } from '@/components/trips/head/main-action';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { TripHead } from '@/components/trips/head/trip-head';
import { tripMetadata } from '@/components/trips/head/trip-metadata';
import { AskAboutSite } from '@/components/trips/overview/ask-about-site';
import { AttendeeList } from '@/components/trips/overview/attendee-list';
import { FacesCard } from '@/components/trips/overview/faces-card';
import { HeadcountCard } from '@/components/trips/overview/headcount-card';
import { LocationCard } from '@/components/trips/overview/location-card';
import { ManageTrip } from '@/components/trips/overview/manage-trip';
import { NewestAnnouncement } from '@/components/trips/overview/newest-announcement';
import { NightBars } from '@/components/trips/overview/night-bars';
import { OwnTripMenu } from '@/components/trips/overview/own-trip-menu';
import { SharedGear } from '@/components/trips/overview/shared-gear';
import { ToDoFirst } from '@/components/trips/overview/to-do-first';
import { ButtonLink } from '@/components/ui/button-link';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { mapTiles } from '@/lib/server/env';
import { respondMissing } from '@/lib/server/http/respond-missing';
import { toldByMail } from '@/lib/trips/attendance/told-by-mail';
import { waitingFor } from '@/lib/trips/attendance/waiting';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import { momentOf } from '@/lib/trips/moment';
import { ownTools } from '@/lib/trips/own-tools';
import type { Trip } from '@/lib/trips/schema';
import { pageTrip } from '@/lib/trips/trip-page';
import { leftToAnswer } from '@/lib/trips/vote/asked';
import TripNotFound from './not-found';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ people?: ShowParam }>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return tripMetadata(await pageTrip(await requireViewer(), (await params).tripId));
}

export default async function TripPage({ params, searchParams }: Props) {
  const viewer = await requireViewer();
  const page = await pageTrip(viewer, (await params).tripId);
  if (!page) {
    await respondMissing();
    return <TripNotFound />;
  }

  const { trip, role, people, location, findings, hidden, asks, km } = page;
  const site = location.location;
  const own = role === 'organiser';
  const now = new Date();
  const tools = ownTools(trip, role, now);
  const { closed, organises, choosesParty, main } = tools;
  const { total, nights, text } = headcountOf(people.attendees, trip);
  const town = site.id ? nearestTown(site) : null;
  // Out there the way and whom to call come first; the nearest town is told once.
  const onNow = page.outThere !== null && momentOf(trip, now) === 'during';
  const out = page.outThere && (
    <BeforeCard
      trip={noted(trip)}
      known={page.outThere}
      town={onNow ? null : town}
      edits={organises !== null}
    />
  );
  const where = (
    <>
      {site.id && <MapFiles around={site} />}
      <LocationCard
        tripId={trip.id}
        site={site}
        suggestion={location.ai_suggestion}
        km={km}
        town={out && !onNow ? null : town}
        tiles={mapTiles()}
      />
    </>
  );
  return (
    <TripFrame
      page={page}
      part="overview"
      now={now}
      head={
        <TripHead
          page={page}
          now={now}
          main={<MainAction page={page} main={main} ownEmail={viewer.email} />}
          menu={
            <OwnTripMenu
              tripId={trip.id}
              organiser={trip.creator_name}
              own={own}
              hidden={hidden}
              first={firstOf(trip)}
            />
          }
        >
          <HeadAnswer page={page} tools={tools} />
        </TripHead>
      }
    >
      <div className="overview">
        {onNow && (
          <div className="lg:col-start-2">
            {where}
            <EmergencyCard />
          </div>
        )}
        <div className={onNow ? 'lg:col-start-1 lg:row-span-2 lg:row-start-1' : undefined}>
          <InstallOffer />
          <WaitingChanges tripId={trip.id} />
          {page.announcement && <NewestAnnouncement tripId={trip.id} announcement={page.announcement} />}
          {onNow && out}
          {asks && site.id && (
            <AskAboutSite
              key={site.id}
              site={{ id: site.id, name: site.name, shared: site.share_flag }}
              lastDay={trip.end_date}
            />
          )}
          {!closed && (
            <ToDoFirst
              tripId={trip.id}
              findings={findings}
              contact={{ phone: site.phone_contact, url: site.campsite_url }}
              seats={organises !== null || choosesParty}
              waiting={organises ? waitingFor(people) : []}
              toVote={page.vote?.open ? leftToAnswer(page.vote.options, page.vote.answered) : 0}
            />
          )}
          {!onNow && out}
          {!trip.called_off && (
            <HeadcountCard
              tripId={trip.id}
              households={people.attendees.length}
              total={total}
              text={text}
              over={closed}
            />
          )}
          <FacesCard tripId={trip.id} people={people} closed={closed}>
            {choosesParty && main !== 'bring' && (
              <ButtonLink href={`/trip/${trip.id}/attendance`} variant="secondary" size="sm">
                {closed ? 'What I brought' : 'What I bring'}
              </ButtonLink>
            )}
          </FacesCard>
        </div>
        <div className="lg:row-span-2">
          {!onNow && where}
          {!onNow && out && <EmergencyCard />}
          {!trip.called_off && (
            <NightBars
              nights={nights}
              people={total.people}
              going={people.attendees}
              trip={trip}
              over={closed}
            />
          )}
          <SharedGear things={page.sharedGear} />
          {organises && (
            <ManageTrip
              trip={managed(trip)}
              own={own}
              mailed={toldByMail(people, viewer)}
              voted={page.vote !== null}
            />
          )}
        </div>
        <AttendeeList
          page={page}
          most={requestedCount((await searchParams).people)}
          ownId={viewer.profileId}
          closed={closed}
        />
      </div>
    </TripFrame>
  );
}

/** What the client needs of it, and no more. */
const noted = ({ id, start_date, meeting_point, uhf_channel }: Trip) => ({
  id,
  start_date,
  meeting_point,
  uhf_channel,
});

const managed = ({ id, trip_name, start_date, end_date }: Trip) => ({ id, trip_name, start_date, end_date });
