'use client';

import type { ReactNode } from 'react';
import { SessionEnded } from './session-ended';
// It listens from the start: a browser says early, and once a page load, that it can install.
import '../install/install-way';
import { AppFooter } from '../layout/app-footer';
import { AppHeader } from '../layout/app-header';
import { BottomBar } from '../layout/bottom-bar';
import { KeepWorker } from '../offline/keep-worker';
import { OfflineStrip } from '../offline/offline-strip';
import { WaitingSender } from '../offline/waiting-sender';
import { DraftOwner } from '../ui/drafts';
import { Link } from '../ui/link';

interface Props {
  userId: string;
  name: string;
  unread: number;
  children: ReactNode;
}

/** What stands round every page of somebody signed in. */
export function AppFrame({ userId, name, unread, children }: Props) {
  return (
    <DraftOwner id={userId}>
      {/* Whose page it is, for the service worker: see lib/offline/worker/keep-page.ts. */}
      <meta name="viewer" content={userId} />
      <AppHeader name={name} unread={unread} />
      <OfflineStrip />
      {children}
      <AppFooter signedIn>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
      <BottomBar />
      <SessionEnded />
      <KeepWorker />
      <WaitingSender />
    </DraftOwner>
  );
}
