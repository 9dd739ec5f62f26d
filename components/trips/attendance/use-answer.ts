'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { noteGoing } from '@/components/install/offer';
import { useDraftOwner } from '@/components/ui/drafts';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

/** Sends an answer as it stands, without choosing who comes; `box` is where its buttons are. */
export function useAnswer(tripId: string, onSaved?: () => void) {
  const router = useRouter();
  const account = useDraftOwner();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const box = useRef<HTMLDivElement>(null);

  const send = (attending: boolean, saved: string) =>
    run(
      async () => {
        await api.patch(`/api/trips/${tripId}/attending`, { attending });
        if (attending) noteGoing(account);
        toast.show({ text: `Your answer is saved: ${saved}.`, tone: 'success' });
        // The pressed button goes away with the answer; the box that it was in stays.
        box.current?.focus();
      },
      () => {
        router.refresh();
        onSaved?.();
      },
    );

  return { send, sending: pending, failure: failure && `Failed to save: ${failure}`, box };
}
