import type { Metadata } from 'next';
import { CrewLists } from '@/components/household/crew/crew-lists';
import { NextStep } from '@/components/layout/next-step';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/ui/load-failure';
import { getCrewPage } from '@/lib/household/crew/crew';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { log } from '@/lib/server/log';

export const metadata: Metadata = { title: 'Your crew' };

interface Props {
  searchParams: Promise<{ show?: ShowParam }>;
}

export default async function YourCrewPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const found = await getCrewPage(viewer).catch((err: unknown) => {
    log.error({ err }, 'the crew could not be loaded');
    return null;
  });
  return (
    <PageMain>
      <PageHeader title="Your crew" lead="Everyone who camps with you, on two legs or four." />
      {found ? (
        <CrewLists crew={found.crew} most={requestedCount((await searchParams).show)} />
      ) : (
        <LoadFailure again="/your-crew">Failed to load your crew</LoadFailure>
      )}
      {found?.hasRides === false && <NextStep href="/your-rides">Next: your rides</NextStep>}
    </PageMain>
  );
}
