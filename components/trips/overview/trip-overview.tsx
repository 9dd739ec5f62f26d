'use client';

import { InstallOffer } from '@/components/install/install-offer';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { BeforeCard } from '../before-you-go/before-card';
import { EmergencyCard } from '../before-you-go/emergency-card';
import { firstOf } from '../copy/first-trip';
import { HeadAnswer } from '../head/head-answer';
import { MainAction } from '../head/main-action';
import { TripHead } from '../head/trip-head';
import { TripMain } from '../head/trip-main';
import { AskAboutSite } from './ask-about-site';
import { AttendeeList } from './attendee-list';
import { FacesCard } from './faces-card';
import { HeadcountCard } from './headcount-card';
import { KeepCrew } from './keep-crew';
import { LocationCard } from './location-card';
import { ManageTrip } from './manage-trip';
import { NewestAnnouncement } from './newest-announcement';
import { NightBars } from './night-bars';
import { OwnTripMenu } from './own-trip-menu';
import { SharedGear } from './shared-gear';
import type { ShownOverview } from './shown-overview';
import { ToDoFirst } from './to-do-first';

interface Props extends ShownOverview {
  /** The nearest to the site; null where nobody knows where that lies. */
  town: string | null;
  tiles: Parameters<typeof LocationCard>[0]['tiles'];
  /** Where a guest makes an account; null for anybody who has one. */
  signUp: string | null;
}

/** A trip's overview: one component, so that the page sends what it says and not its markup a second time. */
export function TripOverview(shown: Props) {
  const { trip, closed, own, guest, site, out, town, headcount, nights, manage, signUp } = shown;
  const first = firstOf(trip);
  // Out there the way and whom to call come first; the nearest town is told once.
  const onNow = out?.onNow === true;
  const before = out && (
    <BeforeCard
      trip={{ ...trip, meeting_point: out.meeting_point, uhf_channel: out.uhf_channel }}
      known={out.known}
      town={onNow ? null : town}
      edits={out.edits}
    />
  );
  const where = (
    <LocationCard
      tripId={trip.id}
      site={site}
      suggestion={shown.suggestion}
      km={shown.km}
      town={out && !onNow ? null : town}
      tiles={shown.tiles}
      linked={!guest}
    />
  );
  return (
    <TripMain
      tripId={trip.id}
      version={shown.version}
      parts={shown.parts}
      current="overview"
      head={
        <TripHead
          head={shown.head}
          site={site.id ? site : null}
          main={shown.main && <MainAction tripId={trip.id} action={shown.main} first={first} />}
          menu={
            !guest && (
              <OwnTripMenu
                tripId={trip.id}
                organiser={shown.organiser}
                own={own}
                hidden={shown.hidden}
                first={first}
              />
            )
          }
        >
          {shown.answer && <HeadAnswer trip={trip} answer={shown.answer} />}
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
          {/* The installed app opens on one's own trips, which a guest doesn't have. */}
          {!guest && <InstallOffer />}
          <WaitingChanges tripId={trip.id} />
          {shown.announcement && <NewestAnnouncement tripId={trip.id} announcement={shown.announcement} />}
          {onNow && before}
          {shown.asks && site.id && (
            <AskAboutSite
              key={site.id}
              site={{ id: site.id, name: site.name, shared: site.share_flag }}
              lastDay={trip.end_date}
            />
          )}
          {shown.toDo && <ToDoFirst tripId={trip.id} {...shown.toDo} />}
          {!onNow && before}
          {shown.ride && (
            <Link href={`/trip/${trip.id}/cars`} className="card own-ride">
              <Icon name="armchair" />
              {shown.ride}
            </Link>
          )}
          {headcount && <HeadcountCard tripId={trip.id} {...headcount} over={closed} />}
          <FacesCard tripId={trip.id} {...shown.faces} closed={closed}>
            {shown.brings && (
              <ButtonLink href={`/trip/${trip.id}/attendance`} variant="secondary" size="sm">
                {closed ? 'What I brought' : 'What I bring'}
              </ButtonLink>
            )}
          </FacesCard>
        </div>
        <div className="lg:row-span-2">
          {!onNow && where}
          {!onNow && out && <EmergencyCard />}
          {nights && <NightBars {...nights} />}
          <SharedGear things={shown.gear} />
          {manage && <ManageTrip trip={trip} own={own} {...manage} />}
        </div>
        <AttendeeList tripId={trip.id} {...shown.going} />
      </div>
      {signUp && <KeepCrew organiser={shown.organiser} signUp={signUp} />}
    </TripMain>
  );
}
