import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AcceptInvitation } from '@/components/invites/accept-invitation';
import { AccountInvitation } from '@/components/invites/account-invitation';
import { ClosedTrip } from '@/components/invites/closed-trip';
import { GuestReply } from '@/components/invites/guest-reply';
import { guestText } from '@/components/invites/guest-text';
import { InvitationCard } from '@/components/invites/invitation-card';
import { LogInLine } from '@/components/invites/log-in-line';
import { RemoveAnswer } from '@/components/invites/remove-answer';
import { TakenInvitation } from '@/components/invites/taken-invitation';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { Link } from '@/components/ui/link';
import { pageAccount } from '@/lib/auth/page-viewer';
import { hasProfile } from '@/lib/auth/viewer';
import { type HeldInvitation, invitationFor } from '@/lib/invites/queries';

export const metadata: Metadata = { title: 'You’re invited' };

interface Props {
  params: Promise<{ token: string }>;
}

export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  const account = await pageAccount();
  const held = await invitationFor(account, token);
  if (!held) notFound();
  const { invitation, standing, cover, mapUrl } = held;
  const here = `/invite/${token}`;
  if (held.aboard) redirect(`/trip/${held.tripId}`);
  if (account && !hasProfile(account) && standing !== 'taken' && !held.closed) {
    redirect(`/complete-profile?callbackUrl=${encodeURIComponent(here)}`);
  }
  const guest = !account && standing === 'open' && !held.closed;
  return (
    <>
      <AppHeader {...(account && hasProfile(account) && { name: account.name })} />
      <PageMain width="form" className="space-y-4">
        {standing === 'taken' ? (
          <TakenInvitation signedInAs={account?.email} here={here} />
        ) : (
          <InvitationCard trip={invitation.trip} cover={cover} mapUrl={mapUrl}>
            <Reply token={token} held={held} signedIn={account !== null} />
          </InvitationCard>
        )}
        {guest && invitation.attending === null && <LogInLine here={here} />}
        {guest && invitation.attending !== null && <AccountInvitation here={here} />}
      </PageMain>
      <AppFooter signedIn={account !== null}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}

interface ReplyProps {
  token: string;
  held: HeldInvitation;
  signedIn: boolean;
}

/** What can be done with an invitation: nothing any more, taking it up, or answering as a guest. */
function Reply({ token, held, signedIn }: ReplyProps) {
  const { closed, tripId, reconfirm } = held;
  const { trip, attending, guest } = held.invitation;
  const going = attending === true && guest !== null;
  if (closed) {
    return (
      <>
        <ClosedTrip closed={closed} organiser={trip.organiser} />
        {closed === 'over' && going && !signedIn && <RemoveAnswer token={token} />}
      </>
    );
  }
  if (signedIn) {
    return (
      <>
        {going && <p className="mb-4">Answered already, going: {guestText(guest)}.</p>}
        <AcceptInvitation token={token} tripId={tripId} chosen={going} />
      </>
    );
  }
  return (
    <GuestReply
      token={token}
      organiser={trip.organiser}
      attending={attending}
      guest={guest}
      reconfirm={reconfirm}
    />
  );
}
