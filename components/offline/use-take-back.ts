'use client';

import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptChange } from '@/lib/offline/changes';
import { useToast } from '../ui/toast';

/** Undoes a change that waits on this device. */
export function useTakeBack() {
  const toast = useToast();
  return async ({ id, tried }: Pick<KeptChange, 'id' | 'tried'>): Promise<void> => {
    const inTime = await askWorker('takeBackChange', { id });
    if (inTime === false) toast.show({ text: 'This change has just been sent.' });
    // The response to an earlier attempt was lost, so the change may have reached the server.
    else if (tried)
      toast.show({
        text: 'Undone on this device. It may already have been sent, so check once you have reception.',
      });
  };
}
