import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ChangePassword } from '@/components/account/settings/change-password';
import { EmailAddress } from '@/components/account/settings/email-address';
import { GoogleLink } from '@/components/account/settings/google-link';
import { OwnData } from '@/components/account/settings/own-data';
import { PushHere } from '@/components/account/settings/push-here';
import { SessionList } from '@/components/account/settings/session-list';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { KeptCard } from '@/components/offline/kept-card';
import { CalendarFeed } from '@/components/trips/calendar/calendar-feed';
import { HiddenAndBlocked } from '@/components/trips/hidden-and-blocked';
import { NotificationChoices } from '@/components/trips/notifications/notification-choices';
import { tripName } from '@/components/trips/trip-name';
import { Section } from '@/components/ui/section';
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
import { listBlocks } from '@/lib/trips/invitations/list-blocks';
import { listTrips } from '@/lib/trips/list-trips';
import { getChoices } from '@/lib/trips/notifications/own-notifications';
import { whenOf } from '@/lib/trips/undecided/when-and-where';

export const metadata: Metadata = { title: 'Account and data' };

const sections = [
  ['logging-in', 'Email, password and devices'],
  ['this-device', 'Without reception'],
  ['notifications', 'Notifications and calendar'],
  ['your-data', 'Your data'],
] as const;

interface Props {
  searchParams: Promise<{ google?: string | string[]; hidden?: ShowParam; blocked?: ShowParam }>;
}

export default async function AccountPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { google, ...show } = await searchParams;
  const [withPassword, sessions, feed, awaited, linkedAt, blocks, hidden, choices, endpoints] =
    await Promise.all([
      hasPassword(viewer),
      listSessions(viewer),
      getFeed(viewer),
      getPendingEmail(viewer),
      googleLinkedAt(viewer),
      listBlocks(viewer),
      listTrips(viewer, true),
      getChoices(viewer),
      listPushEndpoints(viewer),
    ]);
  const trips = hidden.slice(0, requestedCount(show.hidden)).map(({ trip, openVote }) => ({
    id: trip.id,
    name: tripName(trip),
    dates: whenOf(trip, openVote).text,
  }));
  return (
    <PageMain>
      <PageHeader title="Account and data" back={{ href: '/profile', label: 'Profile' }} />
      <nav aria-label="On this page" className="-mt-3 mb-5 flex flex-wrap gap-x-5">
        {sections.map(([id, name]) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center underline">
            {name}
          </a>
        ))}
      </nav>
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-2">
        <div className="grid gap-10">
          <AccountSection of="logging-in">
            <EmailAddress email={viewer.email} awaited={awaited} withPassword={withPassword} />
            {withPassword && <ChangePassword email={viewer.email} />}
            {(googleConfigured() || linkedAt) && (
              <GoogleLink linked={linkedAt !== null} withPassword={withPassword} taken={google === 'taken'} />
            )}
            <SessionList sessions={sessions} />
          </AccountSection>
          <AccountSection of="this-device">
            <KeptCard />
          </AccountSection>
        </div>
        <div className="grid gap-10">
          <AccountSection of="notifications">
            <NotificationChoices choices={choices}>
              <PushHere publicKey={pushKeys()?.publicKey ?? null} endpoints={endpoints} />
            </NotificationChoices>
            <CalendarFeed feed={feed} />
          </AccountSection>
          <AccountSection of="your-data">
            <HiddenAndBlocked
              trips={trips}
              blocks={blocks.slice(0, requestedCount(show.blocked))}
              totals={{ trips: hidden.length, blocks: blocks.length }}
            />
            <OwnData withPassword={withPassword} />
          </AccountSection>
        </div>
      </div>
    </PageMain>
  );
}

function AccountSection({ of, children }: { of: (typeof sections)[number][0]; children: ReactNode }) {
  return (
    <div id={of} className="scroll-mt-4">
      <Section title={Object.fromEntries(sections)[of]}>
        <div className="grid gap-4">{children}</div>
      </Section>
    </div>
  );
}
