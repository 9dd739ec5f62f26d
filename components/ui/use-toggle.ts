'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from './drafts';

/**
 * A part that is shown instead of the button that opens it; closed, it gives the focus back. By its `name` it is open
 * again when somebody comes back to what they were typing.
 */
export function useToggle(name: string) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Before the browser paints: the focus is never seen to be nowhere.
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  useDraft(`open: ${name}`, () => open || undefined, setOpen);
  return { open, setOpen, opener };
}
