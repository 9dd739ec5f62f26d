import type { Metadata } from 'next';
import Link from 'next/link';
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
import { pageAccount } from '@/lib/auth/page-viewer';
import { hasProfile } from '@/lib/auth/viewer';
import { invitationFor } from '@/lib/invites/queries';

export const metadata: Metadata = { title: 'You’re invited' };

interface Props {
  params: Promise<{ token: string }>;
}

export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  const account = await pageAccount();
  const held = await invitationFor(account, token);
  if (!held) notFound();
  const { invitation, standing, aboard, tripId, closed, ...shown } = held;
  const { trip, attending, guest } = invitation;
  const here = `/invite/${token}`;
  if (aboard) redirect(`/trip/${tripId}`);
  if (account && !hasProfile(account) && standing !== 'taken' && !closed) {
    redirect(`/complete-profile?callbackUrl=${encodeURIComponent(here)}`);
  }
  return (
    <>
      <AppHeader {...(account && hasProfile(account) && { name: account.name })} />
      <PageMain width="form" className="space-y-4">
        {standing === 'taken' ? (
          <TakenInvitation signedInAs={account?.email} here={here} />
        ) : (
          <InvitationCard trip={trip} cover={shown.cover} mapUrl={shown.mapUrl}>
            {closed ? (
              <>
                <ClosedTrip closed={closed} organiser={trip.organiser} />
                {closed === 'over' && attending && guest && <RemoveAnswer token={token} />}
              </>
            ) : account ? (
              <>
                {attending && guest && <p className="mb-4">Already answered, going: {guestText(guest)}.</p>}
                <AcceptInvitation
                  token={token}
                  tripId={tripId}
                  chosen={attending === true && guest !== null}
                />
              </>
            ) : (
              <GuestReply
                token={token}
                organiser={trip.organiser}
                attending={attending}
                guest={guest}
                reconfirm={shown.reconfirm}
              />
            )}
          </InvitationCard>
        )}
        {!account &&
          standing === 'open' &&
          !closed &&
          (attending === null ? <LogInLine here={here} /> : <AccountInvitation here={here} />)}
      </PageMain>
      <AppFooter signedIn={account !== null}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}
