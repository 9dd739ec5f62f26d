'use client';

import { useState } from 'react';
import { api } from '@/lib/api-client';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useAction } from '../ui/use-action';

/**
 * A button that deletes a guest's trips from this device, because the device may belong to somebody
 * else.
 */
export function ForgetHere({ signedIn }: { signedIn: boolean }) {
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
