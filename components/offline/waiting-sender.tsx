'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import { refusalText } from '@/lib/offline/changes';
import { sendWaiting, waitingChanges, watchWaiting } from '@/lib/offline/waiting';
import { useDraftOwner } from '../ui/drafts';
import { latePart, usePreload } from '../ui/late-part';
import { useToast } from '../ui/toast';
import { useWaitingCount } from './use-waiting';

const LogOutQuestion = latePart(async () => (await import('./log-out-question')).LogOutQuestion);

/** Before a log-out that would lose some changes, asks whether to log out all the same. */
export function WaitingSender() {
  const owner = useDraftOwner();
  const router = useRouter();
  const toast = useToast();
  const count = useWaitingCount();
  const [leaving, setLeaving] = useState(false);

  usePreload(LogOutQuestion);

  useEffect(() => {
    if (!owner) return;
    return watchWaiting(owner, {
      onSent: () => startTransition(() => router.refresh()),
      onRefused: (change) => toast.show({ text: `${change.label}: ${refusalText(change)}`, tone: 'danger' }),
    });
  }, [owner, router, toast]);

  useEffect(() => {
    if (count === 0) return;
    const stop = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href="/logout"]');
      if (!link || waitingChanges().length === 0) return;
      event.preventDefault();
      setLeaving(true);
    };
    document.addEventListener('click', stop);
    return () => document.removeEventListener('click', stop);
  }, [count]);

  if (!leaving) return null;
  return <LogOutQuestion send={() => sendWaiting(true)} onDone={() => setLeaving(false)} />;
}
