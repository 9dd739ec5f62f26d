'use client';

import type { ReactNode } from 'react';
import { SkipTo } from '../ui/skip-to';
import { ToastProvider } from '../ui/toast';

/** What stands round every page. */
export function RootFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <HeadTags />
      {/* The first thing that Tab reaches; the page's `<main id="main" tabIndex={-1}>` is where it goes. */}
      <SkipTo target="main" className="skip-link">
        Skip to content
      </SkipTo>
      <ToastProvider>{children}</ToastProvider>
    </>
  );
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
