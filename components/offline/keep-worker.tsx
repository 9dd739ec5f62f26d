'use client';

import { useEffect } from 'react';
import { askWorker, WORKER } from '@/lib/offline/ask-worker';
import { useDraftOwner } from '../ui/drafts';

/** Tells the worker to which account or guest the page belongs. */
export function KeepWorker() {
  const owner = useDraftOwner();
  useEffect(() => {
    if (!owner || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const hello = () => void askWorker('hello', { viewer: owner, path: location.pathname + location.search });
    const register = () =>
      serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => {
        // Registering fails in a private window and when site data is turned off.
      });
    hello();
    serviceWorker.addEventListener('controllerchange', hello);
    // After the load event, so that the page itself loads first.
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
    return () => {
      serviceWorker.removeEventListener('controllerchange', hello);
      removeEventListener('load', register);
    };
  }, [owner]);
  return null;
}
