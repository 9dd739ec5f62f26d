'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useTripChanges } from './use-trip-changes';

interface Props {
  tripId: string;
  /** Of the trip as the page shows it. */
  version: string;
}

/** Keeps an open trip page as it is for everybody, and says so to those who can't see it change. */
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
