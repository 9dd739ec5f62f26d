'use client';

import { useSyncExternalStore } from 'react';
import type { KeptChange } from '@/lib/offline/changes';
import { noneWaiting, onWaiting, sentChanges, waitingChanges } from '@/lib/offline/waiting';

/**
 * Returns the changes on this device that wait to be sent or were refused. Empty on the server and
 * in the first render, which must be the same as the server's.
 */
export const useWaiting = (): readonly KeptChange[] =>
  useSyncExternalStore(onWaiting, waitingChanges, noneWaiting);

/** Returns the number of changes that wait to be sent. */
export const useWaitingCount = () => useWaiting().filter(({ refused }) => !refused).length;

/** Returns the latest change to `thing` that waits to be sent; undefined when there is none. */
export const useWaitingOf = (thing: string) =>
  useWaiting().findLast((change) => change.thing === thing && !change.refused);

/** Returns the changes that had waited on this device and were sent within the last day. */
export const useSent = (): readonly KeptChange[] => useSyncExternalStore(onWaiting, sentChanges, noneWaiting);
