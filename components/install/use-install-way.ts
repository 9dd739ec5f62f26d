import { useSyncExternalStore } from 'react';
import { type InstallWay, installWay, onInstallWay } from './install-way';

/** Returns how this browser can install the app; null on the server and when it can't. */
export const useInstallWay = (): InstallWay | null =>
  useSyncExternalStore(onInstallWay, installWay, () => null);
