import type { Metadata } from 'next';
import { type ReactNode, useId } from 'react';
import { ChangePassword } from '@/components/account/settings/change-password';
import { EmailAddress } from '@/components/account/settings/email-address';
import { GoogleLink } from '@/components/account/settings/google-link';
import { OwnData } from '@/components/account/settings/own-data';
import { PushHere } from '@/components/account/settings/push-here';
import { SessionList } from '@/components/account/settings/session-list';
import { TokenList } from '@/components/account/settings/token-list';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { KeptRow } from '@/components/offline/kept-row';
import { CalendarFeed } from '@/components/trips/calendar/calendar-feed';
import { HiddenAndBlocked } from '@/components/trips/hidden-and-blocked';
import { NotificationChoices } from '@/components/trips/notifications/notification-choices';
import { TakenAlongRow } from '@/components/trips/taken-along-row';
import { Kicker } from '@/components/ui/kicker';
import { listApiTokens } from '@/lib/account/api-tokens';
import { getPendingEmail } from '@/lib/account/change-email';
import { hasPassword } from '@/lib/account/log-in';
import { listPushEndpoints } from '@/lib/account/push/push-subscriptions';
import { listSessions } from '@/lib/account/sessions';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { googleConfigured } from '@/lib/server/auth/google';
import { googleLinkedAt } from '@/lib/server/auth/google-link';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { pushKeys } from '@/lib/server/push/vapid';
import { getFeed } from '@/lib/trips/calendar/feed';
import { getTakenAlong } from '@/lib/trips/copy/taken-along';
import { listBlocks } from '@/lib/trips/invitations/list-blocks';
import { listTrips } from '@/lib/trips/list-trips';
import { getChoices } from '@/lib/trips/notifications/own-notifications';
import { tripName } from '@/lib/trips/trip-name';
import { whenOf } from '@/lib/trips/undecided/when-and-where';

export const metadata: Metadata = { title: 'Account and data' };

interface Props {
  searchParams: Promise<{
    google?: string | string[];
    open?: string | string[];
    hidden?: ShowParam;
    blocked?: ShowParam;
  }>;
}

export default async function AccountPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { google, open, ...show } = await searchParams;
  const [
    withPassword,
    sessions,
    feed,
    awaited,
    linkedAt,
    blocks,
    hidden,
    choices,
    endpoints,
    { taken_along },
    tokens,
  ] = await Promise.all([
    hasPassword(viewer),
    listSessions(viewer),
    getFeed(viewer),
    getPendingEmail(viewer),
    googleLinkedAt(viewer),
    listBlocks(viewer),
    listTrips(viewer, true),
    getChoices(viewer),
    listPushEndpoints(viewer),
    getTakenAlong(viewer),
    listApiTokens(viewer),
  ]);
  const trips = hidden.slice(0, requestedCount(show.hidden)).map(({ trip, openVote }) => ({
    id: trip.id,
    name: tripName(trip),
    dates: whenOf(trip, openVote).text,
  }));
  return (
    <PageMain>
      <PageHeader title="Account and data" back={{ href: '/profile', label: 'Profile' }} />
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <AccountSection title="Email, password and devices">
            <EmailAddress email={viewer.email} awaited={awaited} withPassword={withPassword} />
            {withPassword && <ChangePassword email={viewer.email} />}
            {(googleConfigured() || linkedAt) && (
              <GoogleLink linked={linkedAt !== null} withPassword={withPassword} taken={google === 'taken'} />
            )}
            <SessionList sessions={sessions} />
          </AccountSection>
          <AccountSection title="Without reception">
            <KeptRow />
          </AccountSection>
        </div>
        <div className="grid gap-8">
          <AccountSection title="Notifications and calendar">
            <NotificationChoices choices={choices} open={open === 'notifications'}>
              <PushHere publicKey={pushKeys()?.publicKey ?? null} endpoints={endpoints} />
            </NotificationChoices>
            <CalendarFeed feed={feed} />
          </AccountSection>
          <AccountSection title="Your data">
            <HiddenAndBlocked
              trips={trips}
              blocks={blocks.slice(0, requestedCount(show.blocked))}
              totals={{ trips: hidden.length, blocks: blocks.length }}
            />
            <TakenAlongRow saved={taken_along} />
            <TokenList tokens={tokens} />
            <OwnData withPassword={withPassword} />
          </AccountSection>
        </div>
      </div>
    </PageMain>
  );
}

function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Kicker id={id} className="mb-2">
        {title}
      </Kicker>
      <div className="divide-y divide-line border-y border-line">{children}</div>
    </section>
  );
}
