'use client';

import { useSyncExternalStore } from 'react';
import type { KeptChange } from '@/lib/offline/changes';
import { noneWaiting, onWaiting, sentChanges, waitingChanges } from '@/lib/offline/waiting';

/**
 * The changes that wait on this device or were refused. Empty on the server and in the first
 * render.
 */
export const useWaiting = (): readonly KeptChange[] =>
  useSyncExternalStore(onWaiting, waitingChanges, noneWaiting);

/** How many changes wait to be sent. */
export const useWaitingCount = () => useWaiting().filter(({ refused }) => !refused).length;

/** Returns the last waiting change to a thing. */
export const useWaitingOf = (thing: string) =>
  useWaiting().findLast((change) => change.thing === thing && !change.refused);

/** The changes that waited on this device and were sent within the last day. */
export const useSent = (): readonly KeptChange[] => useSyncExternalStore(onWaiting, sentChanges, noneWaiting);
