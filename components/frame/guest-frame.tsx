'use client';

import type { ReactNode } from 'react';
import { SessionEnded } from './session-ended';
// It listens from the start: a browser says early, and once a page load, that it can install.
import '../install/install-way';
import { householdOwner } from '@/lib/offline/owner-key';
import { AppFooter } from '../layout/app-footer';
import { AppHeader } from '../layout/app-header';
import { KeepWorker } from '../offline/keep-worker';
import { OfflineStrip } from '../offline/offline-strip';
import { WaitingSender } from '../offline/waiting-sender';
import { DraftOwner } from '../ui/drafts';
import { Link } from '../ui/link';

interface Props {
  householdId: string;
  children: ReactNode;
}

/** What stands round the pages of a trip for a guest. */
export function GuestFrame({ householdId, children }: Props) {
  return (
    <DraftOwner id={householdOwner(householdId)}>
      {/* Whose page it is, for the service worker: see lib/offline/worker/keep-page.ts. */}
      <meta name="household" content={householdId} />
      <AppHeader />
      <OfflineStrip />
      {children}
      <AppFooter signedIn={false}>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
      <SessionEnded guest />
      <KeepWorker />
      <WaitingSender />
    </DraftOwner>
  );
}
