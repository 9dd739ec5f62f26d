import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/layout/skip-link';
import { ToastProvider } from '@/components/ui/toast';
import { fontClasses } from './fonts';
import './globals.css';
// Every page loads these. Imported here, they are part of the layout's script and need no requests of their own.
import '@/components/layout/not-found-message';
import './error';
import './global-error';

export const metadata: Metadata = {
  title: { default: 'Campmates', template: '%s · Campmates' },
  description: 'Plan camping trips together: who is coming, with which cars, to which campsite.',
  // The pages are people's own; phone numbers are linked where they are meant to be.
  robots: { index: false },
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f5ec' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1511' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page made at build time would carry no nonce, and the policy would stop its scripts.
  await connection();
  return (
    <html lang="en-AU" className={fontClasses}>
      <body className="flex flex-col">
        <SkipLink />
        <ToastProvider>{children}</ToastProvider>
      </body>
    </html>
  );
}
