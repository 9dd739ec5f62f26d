'use client';

import { InstallOffer } from '@/components/install/install-offer';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { PendingLink } from '@/components/ui/pending-link';
import { lower } from '@/lib/text';
import type { ChatText } from '@/lib/trips/chat/chat-words';
import { JustAnswered, useJustAnswered } from '../attendance/just-answered';
import { ChatList } from '../chat/chat-list';
import { CreatedOffer } from '../chat/chat-offer';
import { EstimateBox } from '../estimate/estimate-box';
import { TripHead } from '../head/trip-head';
import { TripMain } from '../head/trip-main';
import { ReportInvitation } from '../invitations/report-invitation';
import { TripMenu } from '../menu/trip-menu';
import { TripPlane } from '../next/trip-plane';
import { waitsFor } from '../next/use-next';
import { AlbumRow } from '../recap/album-row';
import { PlanYourOwn } from '../recap/plan-your-own';
import { SendPicture } from '../recap/send-picture';
import { AgainNextYear } from './again-next-year';
import { Announcement } from './announcement';
import { ConditionsLine } from './conditions-line';
import { FirstMorning } from './first-morning';
import { FoldedPeople } from './folded-people';
import { ForYou } from './for-you';
import { FromOthers } from './from-others';
import { HouseholdList } from './household-list';
import { HowItWent } from './how-it-went';
import { IfWrong } from './if-wrong';
import { KeepCrew } from './keep-crew';
import { LookedBack } from './looked-back';
import { OpenDates } from './open-dates';
import { PlaceRow } from './place-row';
import { PlanBRows } from './plan-b-rows';
import { QuietRows } from './quiet-rows';
import type { ShownOverview } from './shown-overview';
import { StopRows } from './stop-rows';
import { rows } from './story-row';
import { StorySection } from './story-section';
import { Today } from './today';
import { TripDays } from './trip-days';
import { UpThere } from './up-there';

interface Props extends ShownOverview {
  tiles: Parameters<typeof FirstMorning>[0]['tiles'];
  /** The link with which a guest can sign up; null for a reader with an account. */
  signUp: string | null;
  /** The link with which a guest can sign up and plan a trip to the same site; null for others. */
  planOwn: string | null;
  /**
   * The invitation that a reader who doesn't know the organiser can report; null when the household
   * has answered.
   */
  report: { token: string; reported: boolean } | null;
  /** What the page's address asks for: the list of what is next, or the questions for the site. */
  open: 'next' | 'ask' | null;
  /** The texts for the families' chat, when the page's address asks for them. */
  chat: ChatText[] | null;
}

/**
 * A trip's overview: one next thing, and below it what the trip's stage needs. The whole page is one
 * client component, so that the server sends only its props and not its markup as well.
 */
export function TripOverview(shown: Props) {
  const { trip, stage, head, guest, manage, organiser, place, days, openDates } = shown;
  const answered = useJustAnswered(trip.id);
  const quiet = stage === 'declined' || stage === 'off';
  const people = (title: string, count: string | null) =>
    shown.households.length > 0 && (
      <HouseholdList
        tripId={trip.id}
        title={title}
        count={count}
        households={shown.households}
        absent={shown.absent}
        opens={stage !== 'invited'}
      />
    );
  const where = (
    <StorySection
      title="Where"
      kicker={!shown.stops && (stage === 'invited' || stage === 'planning') ? 'wide' : 'always'}
    >
      <div className={rows}>
        {shown.stops ? <StopRows stops={shown.stops} /> : <PlaceRow place={place} cover={head.cover} />}
        <PlanBRows tripId={trip.id} rows={shown.planB} />
      </div>
      {(manage || shown.stops) && stage !== 'invited' && (
        <p className="mt-2">
          <PendingLink href={`/trip/${trip.id}/stops`} pendingPosition="after" className="line-link">
            {manage ? 'Add another stop' : 'Map of the stops'}
          </PendingLink>
        </p>
      )}
    </StorySection>
  );
  return (
    <TripMain
      tripId={trip.id}
      version={shown.version}
      parts={shown.parts}
      current="overview"
      head={
        <TripHead
          head={head}
          faces={shown.faces}
          joins={answered !== undefined}
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
                  trip: { ...trip, dates: head.dates, showsNames: shown.showsNames },
                  ownEmail: shown.invites,
                }
              : null
          }
          menu={stage === 'invited' ? null : <TripMenu {...shown.menu} />}
        />
      }
    >
      <div className="story">
        <div className="story-column">
          {answered !== undefined && <JustAnswered text={answered} />}
          <CreatedOffer tripId={trip.id} />
          {shown.chat && <ChatList texts={shown.chat} />}
          <TripPlane
            {...shown.plane}
            trip={trip}
            guest={guest}
            open={shown.open}
            cost={shown.cost && <EstimateBox cost={shown.cost} organiser={organiser} />}
          />
          {/* The plane shows what was refused, and what waits of its own. */}
          <WaitingChanges
            tripId={trip.id}
            only="waiting or sent"
            except={(change) => shown.plane.things.some((thing) => waitsFor(trip.id, thing)(change))}
          />
          {shown.announcement && <Announcement tripId={trip.id} {...shown.announcement} />}
          {shown.note && (
            <figure>
              <blockquote className="text-row whitespace-pre-line wrap-anywhere">
                “{shown.note.text}”
              </blockquote>
              <figcaption className="mt-1 text-meta text-muted">{shown.note.by || organiser}</figcaption>
            </figure>
          )}
          {shown.fit.length > 0 && <ForYou fit={shown.fit} />}
          {openDates && <OpenDates tripId={trip.id} {...openDates} />}
          {days && <TripDays tripId={trip.id} days={days} opens={stage !== 'invited'} />}
          {shown.morning && (
            <FirstMorning
              {...shown.morning}
              trip={trip}
              cover={head.cover}
              place={place}
              site={shown.spot}
              tiles={shown.tiles}
            />
          )}
          {stage === 'on' && shown.conditions && (
            <StorySection title="Bans and roads">
              <ConditionsLine tripId={trip.id} {...shown.conditions} />
            </StorySection>
          )}
          {shown.today && <Today tripId={trip.id} {...shown.today} />}
          {stage === 'on' && shown.message && <FromOthers tripId={trip.id} message={shown.message} />}
          {shown.went && (
            <>
              <HowItWent tripId={trip.id} went={shown.went}>
                <SendPicture tripId={trip.id} main={shown.plane.things.length === 0} />
              </HowItWent>
              <StorySection title="Photos">
                <AlbumRow tripId={trip.id} url={shown.went.album} />
              </StorySection>
              <LookedBack {...shown.went} />
              {shown.planOwn && <PlanYourOwn href={shown.planOwn} />}
            </>
          )}
          {shown.again && <AgainNextYear first={shown.menu.first} dates={shown.again} />}
          {quiet && (
            <QuietRows
              stage={stage}
              organiser={organiser}
              lastWords={shown.lastWords}
              message={shown.message}
              menu={shown.menu}
            />
          )}
        </div>
        {quiet ? (
          <FoldedPeople faces={shown.faces} count={shown.count} households={shown.households} />
        ) : (
          <div className="story-column">
            {(stage === 'invited' || stage === 'planning') && (
              <div
                className={
                  (days || openDates) && !shown.stops
                    ? 'max-lg:-mt-8 max-lg:border-t max-lg:border-line'
                    : undefined
                }
              >
                {where}
              </div>
            )}
            {(stage === 'packing' || stage === 'on') && shown.stops && where}
            {(stage === 'packing' || stage === 'on') && !shown.stops && shown.planB.length > 0 && (
              <StorySection title="Plan B">
                <div className={rows}>
                  <PlanBRows tripId={trip.id} rows={shown.planB} />
                </div>
              </StorySection>
            )}
            {shown.upThere && (
              <UpThere
                tripId={trip.id}
                firstDay={trip.start_date}
                known={shown.upThere}
                tide={shown.tide}
                conditions={shown.conditions}
                noReception={shown.noReception}
                homePlan={shown.homePlan}
                cards={shown.menu.cards}
              />
            )}
            {stage === 'on' && (
              <IfWrong
                tripId={trip.id}
                site={shown.spot}
                place={[place.name, lower(place.meta)].filter(Boolean).join(', ')}
                noReception={shown.noReception}
                uhf={trip.uhf_channel}
                homePlan={shown.homePlan}
                cards={shown.menu.cards}
              />
            )}
            {people(peopleTitles[stage], stage === 'on' ? shown.count : null)}
            {stage === 'invited' && (
              <QuietRows
                stage={stage}
                organiser={organiser}
                lastWords={null}
                message={null}
                menu={shown.menu}
              />
            )}
            {stage === 'after' && where}
            {/* Not for guests: the installed app opens on the reader's own trips, and a guest has
                none. */}
            {!guest && <InstallOffer />}
          </div>
        )}
      </div>
      {shown.signUp && <KeepCrew organiser={shown.organiser} signUp={shown.signUp} />}
      {shown.report && <ReportInvitation {...shown.report} />}
    </TripMain>
  );
}

const peopleTitles = {
  invited: 'Who’s coming',
  planning: 'Who’s coming',
  packing: 'Who’s coming',
  on: 'Who’s here',
  after: 'Who was there',
} as const;
