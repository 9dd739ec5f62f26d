'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { reception, receptionAtFirst, subscribe } from '@/components/offline/network';
import { useDraftOwner } from '@/components/ui/drafts';
import { askWorker } from '@/lib/offline/ask-worker';
import type { HeldCard, OpenedHere } from '@/lib/offline/messages';
import { sendWaiting } from '@/lib/offline/waiting';

interface Asked {
  id: string;
  name: string;
  /** Null for a card that was opened before and still shows. */
  reason: string | null;
}

/** The cards that this device keeps for a first-aider. `offline`: the page may be out of date. */
export function useHeldCards(tripId: string, aids: boolean) {
  const viewer = useDraftOwner();
  const offline = useSyncExternalStore(subscribe, reception, receptionAtFirst).asOf !== undefined;
  const [held, setHeld] = useState<ReadonlyMap<string, HeldCard>>(new Map());
  const [opened, setOpened] = useState<OpenedHere & { name: string }>();

  const look = useCallback(async () => {
    const cards = aids && viewer ? await askWorker('heldCards', { viewer, trip: tripId }) : [];
    setHeld(new Map((cards ?? []).map((card) => [card.household, card])));
  }, [aids, viewer, tripId]);

  // Also when the network goes: the worker may have fetched the cards since the page loaded.
  useEffect(() => void look(), [look, offline]);

  /** False when this device doesn't keep the card. */
  const open = async ({ id, name, reason }: Asked): Promise<boolean> => {
    if (!aids || !viewer) return false;
    const asked = { viewer, trip: tripId, household: id, label: `${name}’s medical card`, reason };
    const here = await askWorker('openHeld', asked);
    if (!here) return false;
    setOpened({ ...here, name });
    void sendWaiting(true);
    return true;
  };

  const close = useCallback(() => {
    setOpened(undefined);
    void look();
  }, [look]);

  return { held, offline, opened, open, close };
}
