'use client';

import { createContext } from 'react';
import type { Stop } from '@/lib/campsites/search-choices';

/** How far the list is pulled up over the map, and how to change it. */
export const ListStop = createContext<{ stop: Stop; turn: (to: Stop) => void }>({
  stop: 'half',
  turn: () => {},
});
