'use client';

import { useSyncExternalStore } from 'react';
import { latePart, usePreload } from '../ui/late-part';
import { reception, receptionAtFirst, subscribe } from './network';

const NoReception = latePart(async () => (await import('./no-reception')).NoReception);

/**
 * A strip below the header. It says that there is no network, or that the page is a kept copy. It
 * is empty while there is network.
 */
export function OfflineStrip() {
  const { away, asOf } = useSyncExternalStore(subscribe, reception, receptionAtFirst);
  usePreload(NoReception);
  return (
    <div role="status" className="offline-strip">
      {asOf !== undefined && <NoReception away={away} asOf={asOf} />}
    </div>
  );
}
