import { useSyncExternalStore } from 'react';
import { type InstallWay, installWay, onInstallWay } from './install-way';

/** Returns how this browser installs; null on the server. */
export const useInstallWay = (): InstallWay | null =>
  useSyncExternalStore(onInstallWay, installWay, () => null);
