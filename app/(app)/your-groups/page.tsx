import type { Metadata } from 'next';
import { GroupLists } from '@/components/groups/group-lists';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/profile/load-failure';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listGroups } from '@/lib/groups/queries';
import { log } from '@/lib/log';

export const metadata: Metadata = { title: 'Your groups' };

export default async function YourGroupsPage() {
  const viewer = await requireViewer();
  const groups = await listGroups(viewer).catch((err: unknown) => {
    log.error({ err }, 'the groups could not be loaded');
    return null;
  });
  return (
    <PageMain>
      <PageHeader
        title="Your groups"
        lead="The people you camp with often, ready to invite."
        back={{ href: '/profile', label: 'Profile' }}
      />
      {groups ? (
        <GroupLists groups={groups} ownEmail={viewer.email} />
      ) : (
        <LoadFailure again="/your-groups">Failed to load your groups</LoadFailure>
      )}
    </PageMain>
  );
}
