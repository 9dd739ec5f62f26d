'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useWaiting } from './use-waiting';
import type { WaitingCardProps } from './waiting-card';

interface Props {
  /** The trip whose changes these are; every trip's without it. */
  tripId?: string;
}

let Card: ComponentType<WaitingCardProps> | undefined;

/** What waits to be sent, and what was refused; takes no room, and loads nothing, while there is neither. */
export function WaitingChanges({ tripId }: Props) {
  const [, setLoaded] = useState(Card !== undefined);
  const changes = useWaiting().filter(({ trip }) => !tripId || trip === tripId);
  const some = changes.length > 0;
  useEffect(() => {
    if (!some || Card) return;
    import('./waiting-card').then(
      (part) => {
        Card = part.WaitingCard;
        setLoaded(true);
      },
      () => undefined,
    );
  }, [some]);
  return some && Card ? <Card changes={changes} ofTrip={tripId !== undefined} /> : null;
}
