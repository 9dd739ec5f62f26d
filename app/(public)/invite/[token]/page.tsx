import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { nearestTown } from '@/components/campsites/map/nearest-town';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { openBalanceText } from '@/components/trips/costs/costs-text';
import { EstimateBox } from '@/components/trips/estimate/estimate-box';
import { headWords } from '@/components/trips/head/head-words';
import { pageLabels } from '@/components/trips/head/page-labels';
import { PartHead } from '@/components/trips/head/part-head';
import { AnswerBeforeLogIn } from '@/components/trips/invitations/answer-before-log-in';
import { ClosedTrip } from '@/components/trips/invitations/closed-trip';
import { ConfirmAddress } from '@/components/trips/invitations/confirm-address';
import { guestGoes, InvitationAnswer } from '@/components/trips/invitations/invitation-answer';
import { InvitationCard } from '@/components/trips/invitations/invitation-card';
import { LeaveAsGuest } from '@/components/trips/invitations/leave-as-guest';
import { LogInLine } from '@/components/trips/invitations/log-in-line';
import { OpenTrip } from '@/components/trips/invitations/open-trip';
import { PausedTrip } from '@/components/trips/invitations/paused-trip';
import { RemoveAnswer } from '@/components/trips/invitations/remove-answer';
import { ReportInvitation } from '@/components/trips/invitations/report-invitation';
import { SendKeptAnswer } from '@/components/trips/invitations/send-kept-answer';
import { SiteCard } from '@/components/trips/invitations/site-card';
import { TakenInvitation } from '@/components/trips/invitations/taken-invitation';
import { GuestNext } from '@/components/trips/next/guest-next';
import { OwnLinkCard } from '@/components/trips/share-link/own-link-card';
import { voteCall } from '@/components/trips/vote/vote-call';
import { VoteRow } from '@/components/trips/vote/vote-row';
import { Link } from '@/components/ui/link';
import { profilePath } from '@/lib/server/auth/callback';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { hasProfile } from '@/lib/server/auth/viewer';
import { mapTiles } from '@/lib/server/env';
import { findEstimate } from '@/lib/trips/estimate/get-estimate';
import { openedGuest } from '@/lib/trips/households/find-caller';
import { readGuestCookie } from '@/lib/trips/households/guests/guest-cookie';
import { shortName } from '@/lib/trips/households/household-name';
import { getInvitation, type LinkedInvitation } from '@/lib/trips/invitations/get-invitation';
import { readKeptAnswer } from '@/lib/trips/invitations/kept-answer';
import { guestParts, invitationUrl, isGuestPart } from '@/lib/trips/invitations/links/link';
import { addressSealedFor } from '@/lib/trips/invitations/links/own-address';
import { wishedAnswer } from '@/lib/trips/invitations/schema';
import { balanceOf } from '@/lib/trips/leaving/open-balances';
import { stageOf } from '@/lib/trips/moment';
import { nextThings } from '@/lib/trips/next/next-things';
import { linkMetadata } from '@/lib/trips/share-link/link-preview';
import { getTripHead } from '@/lib/trips/trip-head';
import { tripName } from '@/lib/trips/trip-name';

interface Props {
  params: Promise<{ token: string }>;
  /**
   * `answer` preselects an answer from a mail's button, which only the page's own button saves.
   * `edit` is the part of the form to open, `part` the trip's page that a mail links to, and
   * `confirm` the secret that confirms a guest's own address.
   */
  searchParams: Promise<{ [Name in 'answer' | 'edit' | 'part' | 'confirm']?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return linkMetadata('invite', (await params).token, 'You’re invited');
}

export default async function InvitePage({ params, searchParams }: Props) {
  const { token } = await params;
  const { answer, edit, part, confirm } = await searchParams;
  const wished = wishedAnswer(answer);
  const account = await pageAccount();
  const found = await getInvitation(account, token);
  if (!found) notFound();
  const { invitation, status, cover, mapUrl } = found;
  const here = `/invite/${token}`;
  const kept = readKeptAnswer(await cookies(), found.householdId);
  // Whoever chose Not going and then Going still has the cookie.
  const sends = kept === false && wished !== true && invitation.attending === null;
  if (found.participant && sends && !found.closed) {
    return (
      <PageMain width="form">
        <SendKeptAnswer tripId={found.tripId} dates={invitation.trip} />
      </PageMain>
    );
  }
  if (found.participant) {
    const asks = wished !== null && (found.reconfirm || invitation.attending !== wished);
    redirect(`/trip/${found.tripId}${asks ? `/attendance?answer=${answer}` : ''}`);
  }
  if (account && !hasProfile(account) && status !== 'taken' && !found.closed) {
    redirect(profilePath(wished === null ? here : `${here}?answer=${answer}`));
  }
  const opens = !account && status === 'open';
  const guest = opens && !found.closed;
  const answered = invitation.attending !== null;
  const opened = readGuestCookie(await cookies());
  // The browser may have opened a household that has ended in this one.
  const held = opened.find(({ tripId }) => tripId === found.tripId);
  const guestOf = held && (await openedGuest(held));
  const own = guestOf?.householdId === found.householdId ? guestOf : undefined;
  const openedTrip = own ? found.tripId : null;
  const reportable = status !== 'taken' && !answered && !found.byLink;
  const report = reportable && <ReportInvitation token={token} reported={found.reported} />;
  if (found.closed === 'paused') {
    return (
      <PausedTrip signedIn={account !== null}>
        {opens && answered && (
          <OpenTrip token={token} openedTrip={openedTrip} variant="secondary" className="w-full">
            Open the trip
          </OpenTrip>
        )}
        {report}
      </PausedTrip>
    );
  }
  const guestPart = isGuestPart(part) ? part : null;
  const partPath = guestPart ? `/${guestPart}` : '';
  const sealed = typeof confirm === 'string' && (await confirmsAnother(found, confirm)) ? confirm : null;
  const now = new Date();
  const vote = found.closed ? null : voteCall(found.vote, { decides: false, now });
  const openVote = found.closed ? null : found.vote;
  const headed = { trip: { ...invitation.trip, called_off: false }, zone: found.zone, vote: found.vote };
  const stage = stageOf(
    { ...headed.trip, zone: found.zone },
    { attending: invitation.attending, back: false },
    now,
  );
  const replied = guest && answered;
  const asks = replied && invitation.attending && !found.reconfirm && !vote?.waits;
  const trip = asks && own && openedTrip ? await getTripHead(own) : null;
  const things = trip ? nextThings(trip, now).filter(({ rank }) => rank === '6' || rank === '15') : [];
  const household = { tripId: found.tripId, householdId: found.householdId };
  const cost = guest && !answered ? (await findEstimate(household))?.countable : null;
  const showsSite = !found.closed && (found.site !== null || found.known !== null);
  return (
    <>
      <AppHeader
        {...(account && hasProfile(account) && { name: account.name, unread: account.unread })}
        {...(!account && openedTrip && { trip: `/trip/${openedTrip}` })}
      />
      <PageMain width="form" className="space-y-4">
        <LeaveAsGuest
          tripId={opens ? openedTrip : null}
          organiser={invitation.trip.organiser}
          openBalance={
            own && opens && answered
              ? openBalanceText(await balanceOf({ tripId: own.tripId, id: own.householdId }))
              : ''
          }
        >
          {status === 'taken' && !account && !answered && !found.closed ? (
            <InvitationCard
              trip={invitation.trip}
              stops={found.stops}
              town={found.spot && nearestTown(found.spot)}
              cover={cover}
              showsSite={false}
              coming={null}
              openVote={found.vote}
              note={invitation.note === null ? null : { note: invitation.note, by: found.noteBy }}
            >
              <AnswerBeforeLogIn
                token={token}
                chosen={wished}
                organiser={shortName(invitation.trip.organiser)}
              />
            </InvitationCard>
          ) : status === 'taken' ? (
            <TakenInvitation signedInAs={account?.email} here={here} />
          ) : (
            <>
              {!replied && (
                <InvitationCard
                  trip={invitation.trip}
                  stops={found.stops}
                  cover={cover}
                  showsSite={showsSite}
                  coming={found.closed ? null : found.coming}
                  openVote={openVote}
                  note={invitation.note === null ? null : { note: invitation.note, by: found.noteBy }}
                >
                  {found.closed && <Closed token={token} found={found} signedIn={account !== null} />}
                </InvitationCard>
              )}
              {guest && sealed && <ConfirmAddress token={token} sealed={sealed} part={partPath} />}
              {guest && !sealed && guestPart && (
                <OpenTrip token={token} openedTrip={openedTrip} part={partPath} className="w-full">
                  {guestParts[guestPart]}
                </OpenTrip>
              )}
              {cost && (
                <div className="rounded border border-line bg-card px-4 pt-3 *:mb-0 *:border-0">
                  <EstimateBox cost={cost} organiser={shortName(invitation.trip.organiser)} />
                </div>
              )}
              {!found.closed && (
                <section aria-label="Your answer" className="pt-2">
                  <InvitationAnswer
                    token={token}
                    found={found}
                    signedIn={account !== null}
                    wished={wished}
                    edit={edit === 'crew' || edit === 'diets' ? edit : undefined}
                    openedTrip={openedTrip}
                    openVote={openVote}
                    head={
                      <PartHead
                        {...headWords(headed, stage, now)}
                        href={openedTrip && `/trip/${openedTrip}`}
                        cover={cover}
                        part={pageLabels.attendance}
                      />
                    }
                    vote={
                      vote && (
                        <VoteRow
                          question={vote.question}
                          text={account ? `${vote.text} You can vote once you’ve answered.` : vote.text}
                        >
                          {guest && (
                            <OpenTrip
                              token={token}
                              openedTrip={openedTrip}
                              part="/vote"
                              variant="secondary"
                              size="sm"
                            >
                              {vote.action}
                            </OpenTrip>
                          )}
                        </VoteRow>
                      )
                    }
                    ask={own && things.length > 0 && <GuestNext tripId={own.tripId} things={things} />}
                  >
                    {guest && found.byLink && (
                      <OwnLinkCard url={invitationUrl(token)} title={tripName(invitation.trip)} />
                    )}
                  </InvitationAnswer>
                  <noscript>
                    <p className="mt-4 text-muted">
                      Answering and opening the trip need JavaScript. Please allow it for this page, or tell{' '}
                      {invitation.trip.organiser} whether you’re coming.
                    </p>
                  </noscript>
                </section>
              )}
              {!replied && showsSite && (
                <SiteCard
                  name={invitation.trip.location_name}
                  mapUrl={mapUrl}
                  site={found.site}
                  known={found.known}
                  tiles={mapTiles()}
                />
              )}
            </>
          )}
          {opens && (found.closed || !answered) && (
            <OpenTrip token={token} openedTrip={openedTrip} variant="secondary" className="w-full">
              {found.closed ? 'Open the trip' : 'Look at the trip first'}
            </OpenTrip>
          )}
          {guest && <LogInLine here={here} answered={answered} />}
          {report}
        </LeaveAsGuest>
      </PageMain>
      <AppFooter signedIn={account !== null}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}

/** Whether a mailed link's secret confirms an address that isn't confirmed yet. */
async function confirmsAnother({ householdId, confirmedEmail }: LinkedInvitation, sealed: string) {
  const email = await addressSealedFor(householdId, sealed);
  return email !== null && email.toLowerCase() !== confirmedEmail?.toLowerCase();
}

interface ClosedProps {
  token: string;
  found: LinkedInvitation;
  signedIn: boolean;
}

function Closed({ token, found: { closed, invitation }, signedIn }: ClosedProps) {
  if (!closed || closed === 'paused') return null;
  return (
    <>
      <ClosedTrip closed={closed} organiser={invitation.trip.organiser} />
      {closed === 'over' && guestGoes(invitation) && !signedIn && <RemoveAnswer token={token} />}
    </>
  );
}
