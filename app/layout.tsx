import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { RootFrame } from '@/components/frame/root-frame';
import { SystemNotice } from '@/components/frame/system-notice';
import { currentNotice } from '@/lib/operator/notice/notice';
import { fontClasses } from './fonts';
import './globals.css';
// Every page loads these modules. Imported here, they are part of the layout's script and need no
// requests of their own.
import '@/components/layout/not-found-message';
import './error';
import './global-error';

// Tags that are the same on every page are in RootFrame. The description isn't there, because the
// pages that invitations link to have their own descriptions.
export const metadata: Metadata = {
  title: { default: 'Campmates', template: '%s · Campmates' },
  description: 'Plan camping trips together: who is coming, with which cars, to which campsite.',
  // The pages show personal data, so search engines must not list them.
  robots: { index: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Renders at request time, because a page rendered at build time would have no nonce, and the
  // content security policy would block its scripts.
  await connection();
  const notice = await currentNotice();
  return (
    <html lang="en-AU" className={fontClasses}>
      <body className="flex flex-col">
        {notice && <SystemNotice {...notice} />}
        <RootFrame>{children}</RootFrame>
      </body>
    </html>
  );
}
