'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { SkipTo } from '../ui/skip-to';
import { ToastProvider } from '../ui/toast';

/** The elements around every page: the skip link and the tags in the head. */
export function RootFrame({ children }: { children: ReactNode }) {
  const path = usePathname();
  useFocusOnArrival(path);
  return (
    <>
      <HeadTags />
      {/* Tab reaches this link first. It goes to the page's `<main id="main" tabIndex={-1}>`. */}
      <SkipTo target="main" className="skip-link">
        Skip to content
      </SkipTo>
      <ToastProvider page={path}>{children}</ToastProvider>
    </>
  );
}

/**
 * Moves the focus to the new page's heading after the person has followed a link, because the
 * focused link no longer exists.
 */
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
 * Tags that React moves to the head. Next would compute and send them twice for each page if they
 * were in the layout's metadata. Tags that a page's own metadata may replace must stay in the
 * layout's metadata.
 */
function HeadTags() {
  return (
    <>
      {/* Stops phones from turning other numbers into links. The app links phone numbers itself. */}
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
