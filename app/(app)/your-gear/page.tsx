import type { Metadata } from 'next';
import { GearPicker } from '@/components/gear/gear-picker';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/profile/load-failure';
import { requireViewer } from '@/lib/auth/page-viewer';
import { starterNames } from '@/lib/gear/catalogue';
import { listGear } from '@/lib/gear/queries';
import { asked, type ShowParam } from '@/lib/list-part';
import { log } from '@/lib/log';

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
        <GearPicker gear={gear} most={asked((await searchParams).show)} starter={starterNames} />
      ) : (
        // An empty list alone would invite people to choose everything once more.
        <LoadFailure again="/your-gear">Failed to load your gear</LoadFailure>
      )}
    </PageMain>
  );
}
