import type { ReactNode } from 'react';
import { SessionEnded } from '@/components/account/session-ended';
import { InstallWatch } from '@/components/install/install-watch';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { BottomBar } from '@/components/layout/bottom-bar';
import { KeepWorker } from '@/components/offline/keep-worker';
import { OfflineStrip } from '@/components/offline/offline-strip';
import { WaitingSender } from '@/components/offline/waiting-sender';
import { DraftOwner } from '@/components/ui/drafts';
import { Link } from '@/components/ui/link';
import { requireViewer } from '@/lib/server/auth/page-viewer';

export default async function AppLayout({ children }: { children: ReactNode }) {
  const viewer = await requireViewer();
  return (
    <DraftOwner id={viewer.userId}>
      {/* Whose page it is, for the service worker: see lib/offline/worker/keep-page.ts. */}
      <meta name="viewer" content={viewer.userId} />
      <AppHeader name={viewer.name} unread={viewer.unread} />
      <OfflineStrip />
      {children}
      <AppFooter signedIn>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
      <BottomBar />
      <SessionEnded />
      <KeepWorker />
      <InstallWatch />
      <WaitingSender />
    </DraftOwner>
  );
}
