'use client';

import { createContext, useContext } from 'react';

/** The time zone in which the signed-in reader lives; null for guests and signed-out people. */
export const ReaderZone = createContext<string | null>(null);

export const useReaderZone = () => useContext(ReaderZone);
