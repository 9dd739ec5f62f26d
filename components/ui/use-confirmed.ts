'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';

/**
 * Something that is asked about first, for a ConfirmDialog: the question goes when the page shows what has become of
 * it, and stays with the words for what failed.
 */
export function useConfirmed(act: () => Promise<void>, wordsFor: (error: unknown) => string) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [refreshing, startRefresh] = useTransition();

  const ask = () => {
    setError(undefined);
    setOpen(true);
  };

  const onConfirm = async () => {
    setSending(true);
    setError(undefined);
    try {
      await act();
      startRefresh(() => {
        router.refresh();
        setOpen(false);
      });
    } catch (failure) {
      setError(wordsFor(failure));
    }
    setSending(false);
  };

  const dialog = { open, pending: sending || refreshing, error, onConfirm, onCancel: () => setOpen(false) };
  return { ask, dialog };
}
