'use client';

import { useEffect } from 'react';

/**
 * Takes a parameter out of the page's address once the page is shown, so that a reload or a bookmark
 * doesn't show again what is shown once.
 */
export function ForgetParam({ name }: { name: string }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  }, [name]);
  return null;
}
