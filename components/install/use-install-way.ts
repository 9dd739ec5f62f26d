import { useSyncExternalStore } from 'react';
import { type InstallWay, installWay, onInstallWay } from './install-way';

/** null on the server and when this browser can't install the app. */
export const useInstallWay = (): InstallWay | null =>
  useSyncExternalStore(onInstallWay, installWay, () => null);
