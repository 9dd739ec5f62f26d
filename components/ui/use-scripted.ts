'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and until the page's script runs: a link then stands where a button will. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
