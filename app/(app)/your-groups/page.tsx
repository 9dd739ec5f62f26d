import type { Metadata } from 'next';
import { GroupLists } from '@/components/household/groups/group-lists';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/ui/load-failure';
import { listGroups } from '@/lib/household/groups/groups';
import { GROUPS, PEOPLE_OF_GROUP, requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { log } from '@/lib/server/log';
import { companionsOf } from '@/lib/trips/policy';

export const metadata: Metadata = { title: 'Your groups' };

interface Props {
  searchParams: Promise<{ show?: ShowParam; people?: ShowParam }>;
}

export default async function YourGroupsPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { show, people } = await searchParams;
  const groups = await listGroups(viewer, companionsOf).catch((err: unknown) => {
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
        <GroupLists
          groups={groups.slice(0, requestedCount(show, GROUPS)).map((group) => ({
            ...group,
            people: group.members.length,
            members: group.members.slice(0, requestedCount(people, PEOPLE_OF_GROUP)),
          }))}
          ownEmail={viewer.email}
          total={groups.length}
          asked={{
            show: show === undefined ? undefined : requestedCount(show, GROUPS),
            people: people === undefined ? undefined : requestedCount(people, PEOPLE_OF_GROUP),
          }}
        />
      ) : (
        <LoadFailure again="/your-groups">Failed to load your groups</LoadFailure>
      )}
    </PageMain>
  );
}
