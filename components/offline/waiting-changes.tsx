'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { KeptChange } from '@/lib/offline/changes';
import { usePreload } from '../ui/late-part';
import { useSent, useWaiting } from './use-waiting';
import type { WaitingCardProps } from './waiting-card';

interface Props {
  /** Undefined for the changes of all trips. */
  tripId?: string;
  /** Undefined for those that wait, were refused or were sent. */
  only?: 'refused' | 'waiting or sent';
  /** What the page shows itself while it waits: the changes with a path, or those for which it is true. */
  except?: string | ((change: KeptChange) => boolean);
  /** For a refused expense. Undefined on pages without this form. */
  onEditExpense?: WaitingCardProps['onEditExpense'];
}

let Card: ComponentType<WaitingCardProps> | undefined;

const load = async (): Promise<void> => {
  Card = (await import('./waiting-card')).WaitingCard;
};

/** Preloads the card, because it can't be loaded without network. */
const part = { preload: () => void load().catch(() => undefined) };

/** Shows nothing when there are none. */
export function WaitingChanges({ tripId, only, except, onEditExpense }: Props) {
  const [, setLoaded] = useState(false);
  const ofTrip = ({ trip }: { trip: string }) => !tripId || trip === tripId;
  const elsewhere = (change: KeptChange) =>
    typeof except === 'string' ? change.path === except : except?.(change);
  const changes = useWaiting().filter(
    (change) =>
      ofTrip(change) &&
      (change.refused ? only !== 'waiting or sent' : only !== 'refused' && !elsewhere(change)),
  );
  const sent = useSent().filter((change) => ofTrip(change) && only !== 'refused');
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
