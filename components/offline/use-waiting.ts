'use client';

import { useSyncExternalStore } from 'react';
import type { KeptChange } from '@/lib/offline/changes';
import { noneWaiting, onWaiting, sentChanges, waitingChanges } from '@/lib/offline/waiting';

/**
 * Waiting or refused. Empty on the server and in the first render, which must be the same as the
 * server's.
 */
export const useWaiting = (): readonly KeptChange[] =>
  useSyncExternalStore(onWaiting, waitingChanges, noneWaiting);

export const useWaitingCount = () => useWaiting().filter(({ refused }) => !refused).length;

/** The latest; undefined when there is none. */
export const useWaitingOf = (thing: string) =>
  useWaiting().findLast((change) => change.thing === thing && !change.refused);

/** Those that had waited and were sent within the last day. */
export const useSent = (): readonly KeptChange[] => useSyncExternalStore(onWaiting, sentChanges, noneWaiting);
