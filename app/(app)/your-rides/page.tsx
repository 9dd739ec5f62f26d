import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/profile/load-failure';
import { NextStep } from '@/components/profile/next-step';
import { RideLists } from '@/components/rides/ride-lists';
import { requireViewer } from '@/lib/auth/page-viewer';
import { asked, type ShowParam } from '@/lib/list-part';
import { log } from '@/lib/log';
import { belongingsOf } from '@/lib/profile/queries';
import { listRides } from '@/lib/rides/queries';

export const metadata: Metadata = { title: 'Your rides' };

interface Props {
  searchParams: Promise<{ show?: ShowParam }>;
}

export default async function YourRidesPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const [rides, has] = await Promise.all([listRides(viewer), belongingsOf(viewer)]).catch((err: unknown) => {
    log.error({ err }, 'the rides could not be loaded');
    return [null, null];
  });
  return (
    <PageMain>
      <PageHeader
        title="Your rides"
        lead="What you drive, tow and put on the water."
        back={{ href: '/profile', label: 'Profile' }}
      />
      {rides ? (
        <RideLists rides={rides} most={asked((await searchParams).show)} />
      ) : (
        <LoadFailure again="/your-rides">Failed to load your rides</LoadFailure>
      )}
      {has && has.rides > 0 && has.gear === 0 && (
        <NextStep href="/createtrip">Next: find a campsite</NextStep>
      )}
    </PageMain>
  );
}
