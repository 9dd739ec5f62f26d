'use client';

import { createContext } from 'react';
import type { Stop } from '@/lib/campsites/search-choices';

/** How far the list is pulled up, for the results, which the page puts into the panel. */
export const ListStop = createContext<{ stop: Stop; turn: (to: Stop) => void }>({
  stop: 'half',
  turn: () => {},
});
