import type { Metadata } from 'next';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { NotKept } from '@/components/offline/not-kept';
import { EmergencyCard } from '@/components/trips/before-you-go/emergency-card';

export const metadata: Metadata = { title: 'No reception' };

/**
 * The service worker shows this page without network. It is the same for everybody; a script lists
 * the kept pages.
 */
export default function OfflinePage() {
  return (
    <>
      <AppHeader />
      <PageMain width="form">
        <NotKept />
        <EmergencyCard />
      </PageMain>
    </>
  );
}
