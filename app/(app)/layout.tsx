import type { ReactNode } from 'react';
import { KeepWorker } from '@/components/account/keep-worker';
import { SessionEnded } from '@/components/account/session-ended';
import { InstallWatch } from '@/components/install/install-watch';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { BottomBar } from '@/components/layout/bottom-bar';
import { DraftOwner } from '@/components/ui/drafts';
import { Link } from '@/components/ui/link';
import { requireViewer } from '@/lib/server/auth/page-viewer';

export default async function AppLayout({ children }: { children: ReactNode }) {
  const viewer = await requireViewer();
  return (
    <DraftOwner id={viewer.userId}>
      <AppHeader name={viewer.name} unread={viewer.unread} />
      {children}
      <AppFooter signedIn>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
      <BottomBar />
      <SessionEnded />
      <KeepWorker />
      <InstallWatch />
    </DraftOwner>
  );
}
