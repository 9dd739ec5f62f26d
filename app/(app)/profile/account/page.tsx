import type { Metadata } from 'next';
import { ChangePassword } from '@/components/account/change-password';
import { OwnData } from '@/components/account/own-data';
import { SessionList } from '@/components/account/session-list';
import { CalendarFeed } from '@/components/calendar/calendar-feed';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { hasPassword, listSessions } from '@/lib/account/queries';
import { requireViewer } from '@/lib/auth/page-viewer';
import { feedOf } from '@/lib/calendar/queries';

export const metadata: Metadata = { title: 'Account and data' };

export default async function AccountPage() {
  const viewer = await requireViewer();
  const [withPassword, sessions, feed] = await Promise.all([
    hasPassword(viewer),
    listSessions(viewer),
    feedOf(viewer),
  ]);
  return (
    <PageMain>
      <PageHeader
        title="Account and data"
        back={{ href: '/profile', label: 'Profile' }}
        lead={viewer.email}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <SessionList sessions={sessions} />
          <CalendarFeed feed={feed} />
        </div>
        <div className="grid gap-4">
          {withPassword && <ChangePassword email={viewer.email} />}
          <OwnData withPassword={withPassword} />
        </div>
      </div>
    </PageMain>
  );
}
