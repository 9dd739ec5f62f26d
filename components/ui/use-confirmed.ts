'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from './use-action';

/**
 * After a success the dialog closes when the page shows the result; after a failure it stays open
 * with the error text.
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
