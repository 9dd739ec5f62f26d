'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from './drafts';

/**
 * A part that replaces the button that opens it. When closed, it returns the focus to the button. A
 * part that was open when the session ended opens again after the log-in, found by its `name`.
 */
export function useToggle(name: string) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Runs before the browser paints, so that the focus is never lost visibly.
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  useDraft(`open: ${name}`, () => open || undefined, setOpen);
  return { open, setOpen, opener };
}
