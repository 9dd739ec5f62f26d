'use client';

import { createContext, useContext } from 'react';

/** False for an operator who can only read the desk, and then no button that changes something is shown. */
export const Decides = createContext(true);
export const useDecides = () => useContext(Decides);
