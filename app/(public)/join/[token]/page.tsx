import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { AcceptInvitation } from '@/components/trips/invitations/accept-invitation';
import { LogInLine } from '@/components/trips/invitations/log-in-line';
import { JoinAsGuest } from '@/components/trips/share-link/join-as-guest';
import { SharedTripCard } from '@/components/trips/share-link/shared-trip-card';
import { Link } from '@/components/ui/link';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { hasProfile } from '@/lib/server/auth/viewer';
import { linkMetadata } from '@/lib/trips/link-preview';
import { findSharedTrip } from '@/lib/trips/share-link/find-shared-trip';

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return linkMetadata('join', (await params).token, 'Come camping');
}

export default async function JoinPage({ params }: Props) {
  const { token } = await params;
  const account = await pageAccount();
  const found = await findSharedTrip(account, token);
  if (found?.participant) redirect(`/trip/${found.tripId}`);
  if (!found?.open) notFound();
  const here = `/join/${token}`;
  if (account && !hasProfile(account)) {
    redirect(`/complete-profile?callbackUrl=${encodeURIComponent(here)}`);
  }
  const { shared, cover, tripId, fit } = found;
  const { start_date, end_date } = shared.trip;
  return (
    <>
      <AppHeader {...(account && hasProfile(account) && { name: account.name, unread: account.unread })} />
      <PageMain width="form" className="space-y-4">
        <SharedTripCard shared={shared} cover={cover}>
          {account ? (
            <AcceptInvitation
              address={`/api/join/${token}`}
              tripId={tripId}
              dates={{ start_date, end_date }}
              yes="Going"
            />
          ) : (
            <JoinAsGuest
              token={token}
              nights={{ start_date, end_date, arrive_on: null, leave_on: null }}
              fit={fit}
            />
          )}
        </SharedTripCard>
        {!account && <LogInLine here={here} />}
      </PageMain>
      <AppFooter signedIn={account !== null}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}
