import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { AnswerWithAccount } from '@/components/trips/invitations/answer-with-account';
import { JoinAsGuest } from '@/components/trips/invitations/join-as-guest';
import { LogInLine } from '@/components/trips/invitations/log-in-line';
import { PausedTrip } from '@/components/trips/invitations/paused-trip';
import { AnsweredAlready } from '@/components/trips/share-link/answered-already';
import { JoinedAlready } from '@/components/trips/share-link/joined-already';
import { SharedTripCard } from '@/components/trips/share-link/shared-trip-card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { hasProfile } from '@/lib/server/auth/viewer';
import { estimateForOne } from '@/lib/trips/estimate/get-estimate';
import { readGuestCookie } from '@/lib/trips/households/guests/guest-cookie';
import { findSharedTrip } from '@/lib/trips/share-link/find-shared-trip';
import { linkMetadata } from '@/lib/trips/share-link/link-preview';
import { stillOpenText } from '@/lib/trips/undecided/asked';
import { hasOpenDates } from '@/lib/trips/undecided/when-and-where';

interface Props {
  params: Promise<{ token: string }>;
  /** Set when a guest who is already on the trip answers for a further household. */
  searchParams: Promise<{ another?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return linkMetadata('join', (await params).token, 'Come camping');
}

export default async function JoinPage({ params, searchParams }: Props) {
  const { token } = await params;
  const [account, jar, { another }] = await Promise.all([pageAccount(), cookies(), searchParams]);
  const found = await findSharedTrip(account, readGuestCookie(jar), token);
  if (found?.participant || (found?.guest && !found.open)) redirect(`/trip/${found.tripId}`);
  if (found?.paused) return <PausedTrip signedIn={account !== null} />;
  if (!found?.open) notFound();
  const here = `/join/${token}`;
  const joined = found.guest !== null && another !== '1';
  if (account && !hasProfile(account) && !joined) {
    redirect(`/complete-profile?callbackUrl=${encodeURIComponent(here)}`);
  }
  const { shared, cover, tripId, fit } = found;
  const { start_date, end_date } = shared.trip;
  const cost = joined ? null : await estimateForOne(tripId);
  const stillOpen = stillOpenText(found.vote);
  return (
    <>
      <AppHeader {...(account && hasProfile(account) && { name: account.name, unread: account.unread })} />
      <PageMain width="form" className="space-y-4">
        <SharedTripCard shared={shared} stops={found.stops} cover={cover} openVote={found.vote} cost={cost}>
          {joined && <JoinedAlready token={token} tripId={tripId} />}
        </SharedTripCard>
        {!joined && (
          <section aria-label="Your answer" className="space-y-4 pt-2">
            {account ? (
              <>
                <h2 className="text-2xl">Will you come?</h2>
                <AnswerWithAccount
                  address={`/api/join/${token}`}
                  tripId={tripId}
                  dates={{ start_date, end_date }}
                  yes="Going"
                />
              </>
            ) : (
              <JoinAsGuest
                token={token}
                nights={{
                  start_date,
                  end_date,
                  dates_open: hasOpenDates(found.vote),
                  arrive_on: null,
                  leave_on: null,
                  arrive_by: null,
                  leave_by: null,
                }}
                another={found.guest !== null}
                fit={fit}
              />
            )}
            <p className="flex gap-3 text-muted">
              <Icon name="lock" className="mt-0.5" />
              <span className="min-w-0 flex-1">
                This link went to a group, so you’ll see the campsite and who’s coming once you’ve answered
                {stillOpen && ', and can vote then'}.
              </span>
            </p>
          </section>
        )}
        {!account && !joined && found.guest === null && <AnsweredAlready token={token} />}
        {!account && !joined && <LogInLine here={here} />}
      </PageMain>
      <AppFooter signedIn={account !== null}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}
