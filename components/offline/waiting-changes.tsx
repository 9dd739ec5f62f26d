'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { usePreload } from '../ui/late-part';
import { useSent, useWaiting } from './use-waiting';
import type { WaitingCardProps } from './waiting-card';

interface Props {
  /** The trip whose changes these are; every trip's without it. */
  tripId?: string;
  /** Opens the form of an expense that was refused, where the page has it. */
  onEditExpense?: WaitingCardProps['onEditExpense'];
}

let Card: ComponentType<WaitingCardProps> | undefined;

const load = async (): Promise<void> => {
  Card = (await import('./waiting-card')).WaitingCard;
};

/** Without network it can't be had any more. */
const part = { preload: () => void load().catch(() => undefined) };

/** What waits to be sent, what was refused, and what was sent not long ago; takes no room while there is nothing. */
export function WaitingChanges({ tripId, onEditExpense }: Props) {
  const [, setLoaded] = useState(false);
  const ofTrip = ({ trip }: { trip: string }) => !tripId || trip === tripId;
  const changes = useWaiting().filter(ofTrip);
  const sent = useSent().filter(ofTrip);
  const some = changes.length + sent.length > 0;
  usePreload(part);
  useEffect(() => {
    if (!some || Card) return;
    load().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [some]);
  if (!some || !Card) return null;
  return (
    <Card
      changes={changes}
      sent={sent}
      ofTrip={tripId !== undefined}
      {...(onEditExpense && { onEditExpense })}
    />
  );
}
