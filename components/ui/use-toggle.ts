'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from './drafts';

/**
 * For a part that replaces its button: the button gets the focus back on closing. If the part was
 * open when the session ended, it opens again after the log-in; `name` identifies it.
 */
export function useToggle(name: string) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Before the browser paints, so that people never see the focus lost.
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  useDraft(`open: ${name}`, () => open || undefined, setOpen);
  return { open, setOpen, opener };
}
