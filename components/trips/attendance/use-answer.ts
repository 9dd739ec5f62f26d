'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { useToast } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';

/** Sends an answer as it stands, without choosing who comes; `box` is where its buttons are. */
export function useAnswer(tripId: string, onSaved?: () => void) {
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState<string>();
  const [sending, startSending] = useTransition();
  const box = useRef<HTMLDivElement>(null);

  const send = (attending: boolean, saved: string) => {
    if (sending) return;
    setFailure(undefined);
    startSending(async () => {
      try {
        await api.patch(`/api/trips/${tripId}/attending`, { attending });
        toast.show({ text: `Your answer is saved: ${saved}.`, tone: 'success' });
        // The pressed button goes away with the answer; the place where it stood stays.
        box.current?.focus();
        startSending(() => {
          router.refresh();
          onSaved?.();
        });
      } catch (error) {
        const words = error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
        setFailure(`Failed to save: ${words}`);
      }
    });
  };

  return { send, sending, failure, box };
}
