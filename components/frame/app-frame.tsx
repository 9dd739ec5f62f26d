'use client';

import type { ReactNode } from 'react';
import { SessionEnded } from './session-ended';
// The browser's event that the app can be installed comes early, and only once per page load.
import '../install/install-way';
import { AppFooter } from '../layout/app-footer';
import { AppHeader } from '../layout/app-header';
import { BottomBar } from '../layout/nav-links';
import { KeepWorker } from '../offline/keep-worker';
import { OfflineStrip } from '../offline/offline-strip';
import { WaitingSender } from '../offline/waiting-sender';
import { DraftOwner } from '../ui/drafts';
import { Link } from '../ui/link';
import { ReaderZone } from '../ui/reader-zone';

interface Props {
  userId: string;
  name: string;
  unread: number;
  /** In which the person lives. */
  zone: string;
  /** False on a trip's pages, which have no room to spare. */
  footer?: boolean;
  children: ReactNode;
}

export function AppFrame({ userId, name, unread, zone, footer = true, children }: Props) {
  return (
    <DraftOwner id={userId}>
      {/* From this id the service worker learns whose page this is (see
         lib/offline/worker/keep-page.ts). */}
      <meta name="viewer" content={userId} />
      <AppHeader name={name} unread={unread} />
      <OfflineStrip />
      <ReaderZone value={zone}>{children}</ReaderZone>
      {footer && (
        <AppFooter signedIn>
          <Link href="/contact">Contact us</Link>
        </AppFooter>
      )}
      <BottomBar />
      <SessionEnded />
      <KeepWorker />
      <WaitingSender />
    </DraftOwner>
  );
}
