'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SessionEnded } from './session-ended';
// The browser's event that the app can be installed comes early, and only once per page load.
import '../install/install-way';
import { useState } from 'react';
import { api } from '@/lib/api-client';
import { householdOwner } from '@/lib/offline/owner-key';
import { AppFooter } from '../layout/app-footer';
import { AppHeader } from '../layout/app-header';
import { KeepWorker } from '../offline/keep-worker';
import { OfflineStrip } from '../offline/offline-strip';
import { WaitingSender } from '../offline/waiting-sender';
import { ButtonLink } from '../ui/button-link';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { DraftOwner } from '../ui/drafts';
import { Link } from '../ui/link';
import { useAction } from '../ui/use-action';

interface Props {
  tripId: string;
  householdId: string;
  /**
   * For a guest who is also signed in: the path of the invitation, which moves the answer into
   * their account. Null for other guests.
   */
  claim: string | null;
  children: ReactNode;
}

export function GuestFrame({ tripId, householdId, claim, children }: Props) {
  const here = usePathname();
  return (
    <DraftOwner id={householdOwner(householdId)}>
      {/* From this id the service worker learns whose page this is (see
         lib/offline/worker/keep-page.ts). */}
      <meta name="household" content={householdId} />
      <AppHeader trip={`/trip/${tripId}`}>
        <ButtonLink
          href={claim ?? `/login?callbackUrl=${encodeURIComponent(here)}`}
          variant="secondary"
          size="sm"
          className="on-cover:pointer-events-auto lg:col-start-3 lg:justify-self-end"
        >
          {claim ? 'Add to my trips' : 'Log in'}
        </ButtonLink>
      </AppHeader>
      <OfflineStrip />
      {children}
      <AppFooter
        className="app-footer mt-8"
        signedIn={claim !== null}
        note="Seen by people on this trip only"
      >
        <ForgetHere signedIn={claim !== null} />
        <Link href="/contact">Contact us</Link>
      </AppFooter>
      <SessionEnded guest />
      <KeepWorker />
      <WaitingSender />
    </DraftOwner>
  );
}

/** The device may belong to somebody else. */
function ForgetHere({ signedIn }: { signedIn: boolean }) {
  const [asking, setAsking] = useState(false);
  const { run, pending, failure } = useAction();
  const leave = () => api.post('/api/guest/leave', {});
  // Loads the whole page, so that nothing of the trip stays in the router's cache.
  const goOn = () =>
    window.location.assign(signedIn ? '/' : `/login?callbackUrl=${encodeURIComponent(location.pathname)}`);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Forget on this device
      </button>
      <ConfirmDialog
        open={asking}
        question="Forget your trips on this device?"
        detail="Your answers stay. The links in your invitations open your trips again."
        confirmLabel="Forget them"
        pending={pending}
        error={failure}
        onConfirm={() => run(leave, goOn)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
