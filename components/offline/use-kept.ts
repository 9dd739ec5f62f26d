import { useEffect, useState } from 'react';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptInfo } from '@/lib/offline/messages';

const NOTHING: KeptInfo = { trips: [], dropped: null };

/** What this device keeps: undefined until it is known, and nothing where there is no worker. */
export function useKept(): [kept: KeptInfo | undefined, look: () => Promise<void>] {
  const [kept, setKept] = useState<KeptInfo>();
  const look = async () => setKept((await askWorker('kept', null)) ?? NOTHING);
  useEffect(() => {
    void look();
  }, []);
  return [kept, look];
}
