'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useTripChanges } from './use-trip-changes';

interface Props {
  /** The trip's own in the API, or that of a guest's invitation. */
  path: string;
  /** Of the trip as the page shows it. */
  version: string;
}

/** Keeps an open trip page as it is for everybody, and says so to those who can't see it change. */
export function LiveTrip({ path, version }: Props) {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const [updated, setUpdated] = useState(false);
  useTripChanges(path, version, () => {
    setUpdated(true);
    startRefresh(() => router.refresh());
  });
  return (
    <p role="status" className="sr-only">
      {updated && !refreshing && 'The trip has been updated.'}
    </p>
  );
}
