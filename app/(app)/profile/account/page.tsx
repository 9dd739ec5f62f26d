import type { Metadata } from 'next';
import { ChangePassword } from '@/components/account/change-password';
import { OwnData } from '@/components/account/own-data';
import { SessionList } from '@/components/account/session-list';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { hasPassword, listSessions } from '@/lib/account/queries';
import { requireViewer } from '@/lib/auth/page-viewer';

export const metadata: Metadata = { title: 'Account and data' };

export default async function AccountPage() {
  const viewer = await requireViewer();
  const [withPassword, sessions] = await Promise.all([hasPassword(viewer), listSessions(viewer)]);
  return (
    <PageMain>
      <PageHeader
        title="Account and data"
        back={{ href: '/profile', label: 'Profile' }}
        lead={viewer.email}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SessionList sessions={sessions} />
        <div className="grid gap-4">
          {withPassword && <ChangePassword email={viewer.email} />}
          <OwnData withPassword={withPassword} />
        </div>
      </div>
    </PageMain>
  );
}
