'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from './use-action';

/**
 * Something that is asked about first, for a ConfirmDialog: the question goes when the page shows what has become of
 * it, and stays with the words for what failed.
 */
export function useConfirmed(act: () => Promise<void>, failed?: string) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { run, pending, failure, forget } = useAction(failed);

  const ask = () => {
    forget();
    setOpen(true);
  };

  const onConfirm = () =>
    run(act, () => {
      router.refresh();
      setOpen(false);
    });

  const dialog = { open, pending, error: failure, onConfirm, onCancel: () => setOpen(false) };
  return { ask, dialog };
}
