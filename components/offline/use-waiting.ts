'use client';

import { useSyncExternalStore } from 'react';
import type { KeptChange } from '@/lib/offline/changes';
import { noneWaiting, onWaiting, sentChanges, waitingChanges } from '@/lib/offline/waiting';

/** The changes that wait on this device or were refused; at first, and on the server, none. */
export const useWaiting = (): readonly KeptChange[] =>
  useSyncExternalStore(onWaiting, waitingChanges, noneWaiting);

/** How many wait to be sent, for whoever counts them. */
export const useWaitingCount = () => useWaiting().filter(({ refused }) => !refused).length;

/** What waits of one thing. */
export const useWaitingOf = (thing: string) =>
  useWaiting().findLast((change) => change.thing === thing && !change.refused);

/** The changes that waited on this device and were sent within the last day. */
export const useSent = (): readonly KeptChange[] => useSyncExternalStore(onWaiting, sentChanges, noneWaiting);
