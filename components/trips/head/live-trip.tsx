'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useTripChanges } from './use-trip-changes';

interface Props {
  tripId: string;
  version: string;
}

/**
 * Also finds what others changed before the router showed a part again:
 * docs/decisions/0058-parts-of-a-trip-stay-for-a-minute.md.
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
