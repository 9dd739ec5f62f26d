'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { SkipTo } from '../ui/skip-to';
import { ToastProvider } from '../ui/toast';

export function RootFrame({ children }: { children: ReactNode }) {
  const path = usePathname();
  useFocusOnArrival(path);
  return (
    <>
      <HeadTags />
      {/* Goes to the page's `<main id="main" tabIndex={-1}>`. */}
      <SkipTo
        target="main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-eucalypt px-5 py-2.5 font-medium text-on-eucalypt focus:translate-y-0"
      >
        Skip to content
      </SkipTo>
      <ToastProvider page={path}>{children}</ToastProvider>
    </>
  );
}

/** The focused link no longer exists on the new page. */
function useFocusOnArrival(path: string | null): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement !== document.body) return;
    const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [path]);
}

/**
 * React moves these to the head. In the layout's metadata Next would compute and send them twice
 * for each page, but tags that a page's own metadata may replace must stay there.
 */
function HeadTags() {
  return (
    <>
      {/* The app links phone numbers itself; phones must not turn other numbers into links. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f0e6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a130f" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
