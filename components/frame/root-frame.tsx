'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { SkipTo } from '../ui/skip-to';
import { ToastProvider } from '../ui/toast';

/** What stands round every page. */
export function RootFrame({ children }: { children: ReactNode }) {
  const path = usePathname();
  useFocusOnArrival(path);
  return (
    <>
      <HeadTags />
      {/* The first thing that Tab reaches; the page's `<main id="main" tabIndex={-1}>` is where it goes. */}
      <SkipTo target="main" className="skip-link">
        Skip to content
      </SkipTo>
      <ToastProvider page={path}>{children}</ToastProvider>
    </>
  );
}

/** On the next page, reading goes on at its heading: the link that led there has gone, and the focus with it. */
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
 * React moves them to the head. As metadata of the layout they would be worked out and sent twice for each page; what a
 * page's own metadata may replace has to stay there.
 */
function HeadTags() {
  return (
    <>
      {/* Phone numbers are linked where they are meant to be. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f5ec" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1511" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
