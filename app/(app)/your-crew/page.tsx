import type { Metadata } from 'next';
import { CrewLists } from '@/components/household/crew/crew-lists';
import { NextStep } from '@/components/layout/next-step';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/ui/load-failure';
import { countBelongings } from '@/lib/household/count-belongings';
import { listCrew } from '@/lib/household/list-crew';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { log } from '@/lib/server/log';

export const metadata: Metadata = { title: 'Your crew' };

interface Props {
  searchParams: Promise<{ show?: ShowParam }>;
}

export default async function YourCrewPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const [crew, has] = await Promise.all([listCrew(viewer), countBelongings(viewer)]).catch((err: unknown) => {
    log.error({ err }, 'the crew could not be loaded');
    return [null, null];
  });
  return (
    <PageMain>
      <PageHeader title="Your crew" lead="Everyone who camps with you, on two legs or four." />
      {crew ? (
        <CrewLists crew={crew} most={requestedCount((await searchParams).show)} />
      ) : (
        <LoadFailure again="/your-crew">Failed to load your crew</LoadFailure>
      )}
      {has?.rides === 0 && <NextStep href="/your-rides">Next: your rides</NextStep>}
    </PageMain>
  );
}
