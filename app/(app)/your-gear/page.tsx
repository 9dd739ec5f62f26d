import type { Metadata } from 'next';
import { GearPicker } from '@/components/household/gear/gear-picker';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/ui/load-failure';
import { starterNames } from '@/lib/household/gear/catalogue';
import { listGear } from '@/lib/household/gear/gear';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { log } from '@/lib/server/log';

export const metadata: Metadata = { title: 'Your gear' };

interface Props {
  searchParams: Promise<{ show?: ShowParam }>;
}

export default async function YourGearPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const gear = await listGear(viewer).catch((err: unknown) => {
    log.error({ err }, 'the gear could not be loaded');
    return null;
  });
  return (
    <PageMain>
      <PageHeader
        title="Your gear"
        lead="What you bring, and what the group can count on."
        back={{ href: '/profile', label: 'Profile' }}
      />
      {gear ? (
        <GearPicker gear={gear} most={requestedCount((await searchParams).show)} starter={starterNames} />
      ) : (
        // An empty list would make people enter all their gear again.
        <LoadFailure again="/your-gear">Failed to load your gear</LoadFailure>
      )}
    </PageMain>
  );
}
