import type { Metadata } from 'next';
import { CrewLists } from '@/components/crew/crew-lists';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/profile/load-failure';
import { NextStep } from '@/components/profile/next-step';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listCrew } from '@/lib/crew/queries';
import { asked, type ShowParam } from '@/lib/list-part';
import { log } from '@/lib/log';
import { belongingsOf } from '@/lib/profile/queries';

export const metadata: Metadata = { title: 'Your crew' };

interface Props {
  searchParams: Promise<{ show?: ShowParam }>;
}

export default async function YourCrewPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const [crew, has] = await Promise.all([listCrew(viewer), belongingsOf(viewer)]).catch((err: unknown) => {
    log.error({ err }, 'the crew could not be loaded');
    return [null, null];
  });
  return (
    <PageMain>
      <PageHeader title="Your crew" lead="Everyone who camps with you, on two legs or four." />
      {crew ? (
        <CrewLists crew={crew} most={asked((await searchParams).show)} />
      ) : (
        <LoadFailure again="/your-crew">Failed to load your crew</LoadFailure>
      )}
      {has?.rides === 0 && <NextStep href="/your-rides">Next: your rides</NextStep>}
    </PageMain>
  );
}
