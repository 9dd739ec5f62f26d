import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { MarkRead } from '@/components/trips/notifications/mark-read';
import { NotificationList } from '@/components/trips/notifications/notification-list';
import { WhatsNew } from '@/components/trips/notifications/whats-new';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { newestRelease } from '@/lib/releases';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { listNotifications } from '@/lib/trips/notifications/own-notifications';

export const metadata: Metadata = { title: 'Notifications' };

export default async function NotificationsPage() {
  const viewer = await requireViewer();
  const { unread, notifications } = await listNotifications(viewer);
  const { day, lines } = newestRelease;
  const until = notifications[0]?.at;
  return (
    <PageMain width="form">
      <PageHeader
        title="Notifications"
        actions={
          <PendingLink
            href="/profile/account?open=notifications"
            aria-label="Notification settings"
            className="-mr-3 grid size-11 place-items-center rounded-full hover:bg-eucalypt-soft"
          >
            <Icon name="settings" className="size-5.5" />
          </PendingLink>
        }
      />
      <MarkRead
        unread={unread + Number(viewer.news)}
        which={viewer.news ? { until, news: day } : { until }}
      />
      <WhatsNew lines={viewer.news ? lines.slice(0, 3) : []}>
        {notifications.length > 0 ? (
          <NotificationList notifications={notifications} />
        ) : (
          <EmptyState
            icon={<Icon name="bell" />}
            title="Nothing yet"
            action={
              <ButtonLink href="/" variant="secondary">
                Your trips
              </ButtonLink>
            }
          >
            You’ll see it here when somebody answers, writes or changes something on one of your trips.
          </EmptyState>
        )}
      </WhatsNew>
    </PageMain>
  );
}
