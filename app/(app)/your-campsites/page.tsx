import type { Metadata } from 'next';
import { OwnSites } from '@/components/campsites/own/own-sites';
import { SavedSites } from '@/components/campsites/own/saved-sites';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { LoadFailure } from '@/components/ui/load-failure';
import { listOwnSites, listSavedSites } from '@/lib/campsites/list-sites';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { log } from '@/lib/server/log';

export const metadata: Metadata = { title: 'Your campsites' };

interface Props {
  searchParams: Promise<{ own?: ShowParam; saved?: ShowParam }>;
}

export default async function YourCampsitesPage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const asked = await searchParams;
  const lists = await Promise.all([listOwnSites(viewer), listSavedSites(viewer)]).catch((err: unknown) => {
    log.error({ err }, 'the campsites could not be loaded');
    return null;
  });
  const most = { own: requestedCount(asked.own), saved: requestedCount(asked.saved) };
  return (
    <PageMain>
      <PageHeader
        title="Your campsites"
        lead="The ones you added, and the ones you keep for later."
        back={{ href: '/profile', label: 'Profile' }}
      />
      {lists ? (
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:[&_.section-head]:min-h-9 [&>*]:min-w-0">
          <OwnSites sites={lists[0]} most={most} />
          <SavedSites sites={lists[1]} most={most} />
        </div>
      ) : (
        <LoadFailure again="/your-campsites">Failed to load your campsites</LoadFailure>
      )}
    </PageMain>
  );
}
