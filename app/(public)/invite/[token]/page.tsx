import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { AcceptInvitation } from '@/components/trips/invitations/accept-invitation';
import { CalendarLine } from '@/components/trips/invitations/calendar-line';
import { ClosedTrip } from '@/components/trips/invitations/closed-trip';
import type { EditedPart } from '@/components/trips/invitations/guest-details';
import { GuestReply } from '@/components/trips/invitations/guest-reply';
import { guestText } from '@/components/trips/invitations/guest-text';
import { InvitationCard } from '@/components/trips/invitations/invitation-card';
import { LeaveAsGuest } from '@/components/trips/invitations/leave-as-guest';
import { LogInLine } from '@/components/trips/invitations/log-in-line';
import { OpenTrip } from '@/components/trips/invitations/open-trip';
import { RemoveAnswer } from '@/components/trips/invitations/remove-answer';
import { TakenInvitation } from '@/components/trips/invitations/taken-invitation';
import { OwnLinkCard } from '@/components/trips/share-link/own-link-card';
import { tripName } from '@/components/trips/trip-name';
import { voteCall } from '@/components/trips/vote/vote-call';
import { VoteFirst } from '@/components/trips/vote/vote-first';
import { Link } from '@/components/ui/link';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { hasProfile } from '@/lib/server/auth/viewer';
import { mapTiles } from '@/lib/server/env';
import { hasGuestAccess } from '@/lib/trips/households/find-caller';
import { readGuestCookie } from '@/lib/trips/households/guest-cookie';
import { getInvitation, type LinkedInvitation } from '@/lib/trips/invitations/get-invitation';
import { invitationUrl } from '@/lib/trips/invitations/link';
import { linkMetadata } from '@/lib/trips/link-preview';
import { stillOpenText } from '@/lib/trips/vote/still-open';

interface Props {
  params: Promise<{ token: string }>;
  /**
   * `answer`: the one that a mail's button chooses; it is sent by the page's own button alone. `edit`: the part of the
   * form that the trip's pages lead to.
   */
  searchParams: Promise<{ answer?: string | string[]; edit?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return linkMetadata('invite', (await params).token, 'You’re invited');
}

const answers = { going: true, 'not-going': false } as const;

export default async function InvitePage({ params, searchParams }: Props) {
  const { token } = await params;
  const { answer, edit } = await searchParams;
  const wished = answer === 'going' || answer === 'not-going' ? answers[answer] : null;
  const account = await pageAccount();
  const found = await getInvitation(account, token);
  if (!found) notFound();
  const { invitation, status, cover, mapUrl } = found;
  const here = `/invite/${token}`;
  if (found.participant) {
    redirect(`/trip/${found.tripId}${wished && invitation.attending !== true ? '/attendance' : ''}`);
  }
  if (account && !hasProfile(account) && status !== 'taken' && !found.closed) {
    redirect(`/complete-profile?callbackUrl=${encodeURIComponent(here)}`);
  }
  const opens = !account && status === 'open';
  const guest = opens && !found.closed;
  const answered = invitation.attending !== null;
  const opened = readGuestCookie(await cookies());
  const own = opened.find(({ householdId }) => householdId === found.householdId);
  const openedTrip = own && (await hasGuestAccess(own)) ? found.tripId : null;
  const vote = found.closed ? null : voteCall(found.vote, { decides: false, now: new Date() });
  return (
    <>
      <AppHeader
        {...(account && hasProfile(account) && { name: account.name, unread: account.unread })}
        {...(!account && openedTrip && { trip: `/trip/${openedTrip}` })}
      />
      <PageMain width="form" className="space-y-4">
        <LeaveAsGuest tripId={opens ? openedTrip : null} organiser={invitation.trip.organiser}>
          {status === 'taken' ? (
            <TakenInvitation signedInAs={account?.email} here={here} />
          ) : (
            <>
              <InvitationCard
                trip={invitation.trip}
                cover={cover}
                mapUrl={mapUrl}
                // A guest who has answered finds the site and the others on the trip itself.
                site={guest && answered ? null : found.site}
                known={guest && answered ? null : found.known}
                tiles={mapTiles()}
                coming={found.closed || (guest && answered) ? null : found.coming}
                stillOpen={vote && stillOpenText(found.vote)}
              >
                {found.closed && <Closed token={token} found={found} signedIn={account !== null} />}
              </InvitationCard>
              {vote && (
                <VoteFirst text={account ? `${vote.text} You can vote once you’ve answered.` : vote.text}>
                  {guest && (
                    <OpenTrip
                      token={token}
                      openedTrip={openedTrip}
                      part="/vote"
                      variant={vote.waits ? 'primary' : 'secondary'}
                      size="sm"
                    >
                      {vote.action}
                    </OpenTrip>
                  )}
                </VoteFirst>
              )}
              {!found.closed && (
                <section aria-label="Your answer" className="pt-2">
                  <Reply
                    token={token}
                    found={found}
                    signedIn={account !== null}
                    wished={wished}
                    edit={edit === 'crew' || edit === 'diets' ? edit : undefined}
                    openedTrip={openedTrip}
                  />
                  <noscript>
                    <p className="mt-4 text-muted">
                      Answering and opening the trip need JavaScript. Please allow it for this page, or tell{' '}
                      {invitation.trip.organiser} whether you’re coming.
                    </p>
                  </noscript>
                </section>
              )}
            </>
          )}
          {guest && invitation.attending && <CalendarLine token={token} />}
          {guest && found.byLink && (
            <OwnLinkCard url={invitationUrl(token)} title={tripName(invitation.trip)} />
          )}
          {opens && (found.closed || !answered) && (
            <OpenTrip token={token} openedTrip={openedTrip} variant="secondary" className="w-full">
              {found.closed ? 'Open the trip' : 'Look at the trip first'}
            </OpenTrip>
          )}
          {guest && <LogInLine here={here} answered={answered} />}
        </LeaveAsGuest>
      </PageMain>
      <AppFooter signedIn={account !== null}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}

interface ReplyProps {
  token: string;
  found: LinkedInvitation;
  signedIn: boolean;
}

const guestGoes = ({ attending, guest }: LinkedInvitation['invitation']) =>
  attending === true && guest !== null;

/** What there is to do once nothing can be answered any more. */
function Closed({ token, found: { closed, invitation }, signedIn }: ReplyProps) {
  if (!closed) return null;
  return (
    <>
      <ClosedTrip closed={closed} organiser={invitation.trip.organiser} />
      {closed === 'over' && guestGoes(invitation) && !signedIn && <RemoveAnswer token={token} />}
    </>
  );
}

interface OpenProps {
  wished: boolean | null;
  edit: EditedPart | undefined;
  openedTrip: string | null;
}

/** What can be done with an invitation: accepting it, or answering as a guest. */
function Reply({ token, found, signedIn, wished, edit, openedTrip }: ReplyProps & OpenProps) {
  const { tripId, reconfirm, fit } = found;
  const { trip, attending, guest, arrive_on, leave_on, arrive_by, leave_by } = found.invitation;
  const { start_date, end_date } = trip;
  const going = guestGoes(found.invitation);
  if (signedIn) {
    return (
      <>
        {going && guest && <p className="mb-4">Answered already, going: {guestText(guest)}.</p>}
        <AcceptInvitation
          address={`/api/invites/${token}`}
          tripId={tripId}
          dates={{ start_date, end_date }}
          chosen={going}
        />
      </>
    );
  }
  return (
    <GuestReply
      token={token}
      openedTrip={openedTrip}
      organiser={trip.organiser}
      attending={attending}
      wished={wished}
      edit={edit}
      guest={guest}
      nights={{ start_date, end_date, arrive_on, leave_on, arrive_by, leave_by }}
      reconfirm={reconfirm}
      fit={fit}
    />
  );
}
