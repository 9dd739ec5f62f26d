import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { AcceptInvitation } from '@/components/invites/accept-invitation';
import { InvitationCard } from '@/components/invites/invitation-card';
import { LogInOrSignUp } from '@/components/invites/log-in-or-sign-up';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { ButtonLink } from '@/components/ui/button-link';
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
  const { invitation, standing, aboard, tripId, cover } = held;
  const here = `/invite/${token}`;
  if (aboard) redirect(`/trip/${tripId}`);
  if (account && !hasProfile(account) && standing !== 'taken') {
    redirect(`/complete-profile?callbackUrl=${encodeURIComponent(here)}`);
  }
  return (
    <>
      <AppHeader {...(account && hasProfile(account) && { name: account.name })} />
      <PageMain width="form">
        {standing === 'taken' ? (
          <Taken signedInAs={account?.email} here={here} />
        ) : (
          <InvitationCard trip={invitation.trip} cover={cover}>
            {account ? <AcceptInvitation token={token} tripId={tripId} /> : <LogInOrSignUp here={here} />}
          </InvitationCard>
        )}
      </PageMain>
      <AppFooter signedIn={account !== null}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}

function Taken({ signedInAs, here }: { signedInAs: string | undefined; here: string }) {
  if (!signedInAs) {
    return (
      <>
        <PageHeader
          title="You’re invited camping"
          lead="This invitation belongs to somebody with a Campmates account. If that is you, log in and go on to the trip."
        />
        <LogInOrSignUp here={here} onlyLogIn />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="This invitation belongs to somebody else"
        lead={`You are logged in as ${signedInAs}. If the invitation went to another address of yours, log in with that one; else ask whoever plans the trip to invite you.`}
      />
      <ButtonLink href="/">Go to your trips</ButtonLink>
    </>
  );
}
