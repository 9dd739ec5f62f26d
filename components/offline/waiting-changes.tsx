'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { usePreload } from '../ui/late-part';
import { useWaiting } from './use-waiting';
import type { WaitingCardProps } from './waiting-card';

interface Props {
  /** The trip whose changes these are; every trip's without it. */
  tripId?: string;
}

let Card: ComponentType<WaitingCardProps> | undefined;

const load = async (): Promise<void> => {
  Card = (await import('./waiting-card')).WaitingCard;
};

/** Without network it can't be had any more. */
const part = { preload: () => void load().catch(() => undefined) };

/** What waits to be sent, and what was refused; takes no room while there is neither. */
export function WaitingChanges({ tripId }: Props) {
  const [, setLoaded] = useState(false);
  const changes = useWaiting().filter(({ trip }) => !tripId || trip === tripId);
  const some = changes.length > 0;
  usePreload(part);
  useEffect(() => {
    if (!some || Card) return;
    load().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [some]);
  return some && Card ? <Card changes={changes} ofTrip={tripId !== undefined} /> : null;
}
