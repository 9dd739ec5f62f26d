'use client';

import { useSyncExternalStore } from 'react';
import { latePart, usePreload } from '../ui/late-part';
import { reception, receptionAtFirst, subscribe } from './network';

const NoReception = latePart(async () => (await import('./no-reception')).NoReception);

/** Empty while there is network. */
export function OfflineStrip() {
  const { away, asOf } = useSyncExternalStore(subscribe, reception, receptionAtFirst);
  usePreload(NoReception);
  return (
    <div role="status" className="offline-strip">
      {asOf !== undefined && <NoReception away={away} asOf={asOf} />}
    </div>
  );
}
