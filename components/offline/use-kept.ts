import { useEffect, useState } from 'react';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptInfo } from '@/lib/offline/messages';

/** undefined while unknown, null when nothing can be kept. `look` reads it again. */
export function useKept(): [kept: KeptInfo | null | undefined, look: () => Promise<void>] {
  const [kept, setKept] = useState<KeptInfo | null>();
  const look = async () => setKept((await askWorker('kept', null)) ?? null);
  useEffect(() => {
    void look();
  }, []);
  return [kept, look];
}
