'use client';

import { createContext, useContext } from 'react';

/** null for guests and signed-out people. */
export const ReaderZone = createContext<string | null>(null);

export const useReaderZone = () => useContext(ReaderZone);
