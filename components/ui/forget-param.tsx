'use client';

import { useEffect } from 'react';

/** A reload or a bookmark must not show again what is shown once. */
export function ForgetParam({ name }: { name: string }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  }, [name]);
  return null;
}
