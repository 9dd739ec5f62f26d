'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from './drafts';

/**
 * Returns the state of a part of the page, such as a form, that replaces the button that opened it.
 * When the part closes, the button gets the focus back. If the part was open when the session
 * ended, it opens again after the log-in; `name` identifies it.
 */
export function useToggle(name: string) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Runs before the browser paints, so that people never see the focus lost.
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  useDraft(`open: ${name}`, () => open || undefined, setOpen);
  return { open, setOpen, opener };
}
