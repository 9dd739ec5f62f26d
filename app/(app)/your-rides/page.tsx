import type { Metadata } from 'next';
import { RideLists } from '@/components/household/rides/ride-lists';
import { NextStep } from '@/components/layout/next-step';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { OwnTows } from '@/components/trips/fit/own-tows';
import { LoadFailure } from '@/components/ui/load-failure';
import { countBelongings } from '@/lib/household/count-belongings';
import { listRides } from '@/lib/household/rides/rides';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { log } from '@/lib/server/log';

export const metadata: Metadata = { title: 'Your rides' };

interface Props {
  searchParams: Promise<{ show?: ShowParam }>;
}

export default async function YourRidesPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const [rides, has] = await Promise.all([listRides(viewer), countBelongings(viewer)]).catch(
    (err: unknown) => {
      log.error({ err }, 'the rides could not be loaded');
      return [null, null];
    },
  );
  return (
    <PageMain>
      <PageHeader
        title="Your rides"
        lead="What you drive, tow and put on the water."
        back={{ href: '/profile', label: 'Profile' }}
      />
      {rides ? (
        <>
          <OwnTows rides={rides} />
          <RideLists rides={rides} most={requestedCount((await searchParams).show)} />
        </>
      ) : (
        <LoadFailure again="/your-rides">Failed to load your rides</LoadFailure>
      )}
      {has && has.rides > 0 && has.gear === 0 && (
        <NextStep href="/createtrip">Next: find a campsite</NextStep>
      )}
    </PageMain>
  );
}
