'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useTripChanges } from './use-trip-changes';

interface Props {
  tripId: string;
  version: string;
}

/**
 * Also finds what changed while the router showed a page again that it had loaded within the last minute
 * (`unstable_dynamicStaleTime`).
 */
export function LiveTrip({ tripId, version }: Props) {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const [updated, setUpdated] = useState(false);
  useTripChanges(tripId, version, () => {
    setUpdated(true);
    startRefresh(() => router.refresh());
  });
  return (
    <p role="status" className="sr-only">
      {updated && !refreshing && 'The trip has been updated.'}
    </p>
  );
}
