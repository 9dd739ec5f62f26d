'use client';

import { useEffect } from 'react';
import { askWorker, WORKER } from '@/lib/offline/ask-worker';
import { useDraftOwner } from '../ui/drafts';

/** Sets the service worker up on the pages of somebody signed in, and tells it whose they are. */
export function KeepWorker() {
  const owner = useDraftOwner();
  useEffect(() => {
    if (!owner || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const hello = () => void askWorker('hello', { viewer: owner, path: location.pathname + location.search });
    const register = () =>
      serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => {
        // A private window, or a site's data turned off: pages work without it.
      });
    hello();
    serviceWorker.addEventListener('controllerchange', hello);
    // The page itself comes first.
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
    return () => {
      serviceWorker.removeEventListener('controllerchange', hello);
      removeEventListener('load', register);
    };
  }, [owner]);
  return null;
}
