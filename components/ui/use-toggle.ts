'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** A part that a button opens in its place; closed again, the focus goes back to the button. */
export function useToggle() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Before the browser paints: the focus is never seen to be nowhere.
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return { open, setOpen, opener };
}
