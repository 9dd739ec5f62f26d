'use client';

import { InstallOffer } from '@/components/install/install-offer';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { ButtonLink } from '@/components/ui/button-link';
import { shortName } from '@/lib/trips/households/household-name';
import { JustAnswered } from '../attendance/just-answered';
import { BeforeCard } from '../before-you-go/before-card';
import { EmergencyCard } from '../before-you-go/emergency-card';
import { HeadAnswer } from '../head/head-answer';
import { TripHead } from '../head/trip-head';
import { TripMain } from '../head/trip-main';
import { HomePlanLine } from '../home-contact/home-plan-line';
import { ReportInvitation } from '../invitations/report-invitation';
import { TripMenu } from '../menu/trip-menu';
import { VoteFirst } from '../vote/vote-first';
import { AskAboutSite } from './ask-about-site';
import { AttendeeList } from './attendee-list';
import { DeclinedCard } from './declined-card';
import { ForYouCard } from './for-you-card';
import { GroupCard } from './group-card';
import { KeepCrew } from './keep-crew';
import { LocationCard } from './location-card';
import { NewestAnnouncement } from './newest-announcement';
import { SharedGear } from './shared-gear';
import type { ShownOverview } from './shown-overview';
import { StillOpenCard } from './still-open-card';
import { ToDoFirst } from './to-do-first';

interface Props extends ShownOverview {
  /** The nearest town; null when the site's position is unknown. */
  town: string | null;
  tiles: Parameters<typeof LocationCard>[0]['tiles'];
  /** The link with which a guest can sign up; null for a reader with an account. */
  signUp: string | null;
  /**
   * The invitation that a reader who doesn't know the organiser can report; null when the household
   * has answered.
   */
  report: { token: string; reported: boolean } | null;
}

/**
 * A trip's overview. The whole page is one client component, so that the server sends only its
 * props and not its markup as well.
 */
export function TripOverview(shown: Props) {
  const { trip, closed, guest, site, out, town, headcount, nights, manage, answer, declined } = shown;
  // During the trip the location and the emergency numbers come first. The nearest town is shown on
  // the location's card then, and otherwise on the card about what to know before leaving.
  const onNow = out?.onNow === true;
  const before = out && (
    <BeforeCard
      trip={{ ...trip, ...out.meeting }}
      known={out.known}
      town={onNow ? null : town}
      noReception={out.noReception}
      edits={out.edits}
      site={site.id ? site : null}
      tiles={shown.tiles}
    />
  );
  const where = (
    <LocationCard
      tripId={trip.id}
      site={site}
      suggestion={shown.suggestion}
      facts={shown.facts}
      km={shown.km}
      town={out && !onNow ? null : town}
      tiles={shown.tiles}
      page={shown.sitePage}
    />
  );
  // The to-do card is shown only when it has a to-do or a finding that isn't `fine`.
  const { toDo } = shown;
  const hasOpen =
    toDo && (toDo.others.length > 0 || toDo.findings.some(({ level }) => level !== 'fine')) ? toDo : null;
  const toVote = shown.vote && (
    <ButtonLink href={`/trip/${trip.id}/vote`} variant={shown.vote.waits ? 'primary' : 'secondary'} size="sm">
      {shown.vote.action}
    </ButtonLink>
  );
  const saidAnswer = answer && <HeadAnswer trip={trip} answer={answer} />;
  const forYou = shown.forYou && (
    <ForYouCard
      tripId={trip.id}
      {...shown.forYou}
      name={guest ? shown.reader : null}
      vote={shown.vote?.waits ? { text: shown.vote.text, action: toVote } : null}
      answer={shown.asked && saidAnswer}
    />
  );
  return (
    <TripMain
      tripId={trip.id}
      version={shown.version}
      parts={shown.parts}
      current="overview"
      head={
        <>
          <JustAnswered tripId={trip.id} />
          <TripHead
            head={shown.head}
            faces={shown.faces}
            back={guest ? null : '/'}
            edits={
              manage && {
                dates: { start_date: trip.start_date, end_date: trip.end_date },
                mailed: manage.mailed,
              }
            }
            invite={
              shown.invites
                ? {
                    trip: { ...trip, dates: shown.head.dates, showsNames: shown.showsNames },
                    ownEmail: shown.invites,
                  }
                : null
            }
            menu={<TripMenu {...shown.menu} />}
          />
        </>
      }
    >
      {shown.vote && !shown.vote.waits && <VoteFirst text={shown.vote.text}>{toVote}</VoteFirst>}
      {!shown.asked && (!declined || declined.over) && saidAnswer}
      <div className="overview">
        {onNow && (
          <div className="lg:col-start-2">
            {where}
            <EmergencyCard />
          </div>
        )}
        <div className={onNow ? 'lg:col-start-1 lg:row-span-2 lg:row-start-1' : undefined}>
          <WaitingChanges tripId={trip.id} />
          {declined && <DeclinedCard tripId={trip.id} organiser={shortName(shown.organiser)} {...declined} />}
          {manage && toDo && <ToDoFirst tripId={trip.id} {...toDo} />}
          {forYou}
          {shown.homePlan && <HomePlanLine tripId={trip.id} {...shown.homePlan} />}
          {shown.announcement && <NewestAnnouncement tripId={trip.id} announcement={shown.announcement} />}
          {onNow && before}
          {shown.asks && site.id && (
            <AskAboutSite
              key={site.id}
              site={{ id: site.id, name: site.name, shared: site.share_flag }}
              lastDay={trip.end_date}
            />
          )}
          {!manage && hasOpen && <ToDoFirst tripId={trip.id} {...hasOpen} />}
          {shown.stillOpen && <StillOpenCard tripId={trip.id} {...shown.stillOpen} />}
          {!onNow && before}
        </div>
        <div className="lg:row-span-2">
          {headcount && (
            <GroupCard
              tripId={trip.id}
              faces={shown.faces}
              total={headcount.total}
              nights={nights}
              closed={closed}
            />
          )}
          {!onNow && where}
          {!onNow && out && <EmergencyCard />}
          <SharedGear things={shown.gear} />
          {/* Not for guests: the installed app opens on the reader's own trips, and a guest has
              none. */}
          {!guest && <InstallOffer />}
        </div>
        <AttendeeList tripId={trip.id} {...shown.going} />
      </div>
      {shown.signUp && <KeepCrew organiser={shown.organiser} signUp={shown.signUp} />}
      {shown.report && <ReportInvitation {...shown.report} />}
    </TripMain>
  );
}
