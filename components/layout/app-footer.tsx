'use client';

import type { ReactNode } from 'react';
import { version } from './version';

export type AppFooterProps = {
  signedIn?: boolean;
  note?: string;
  children?: ReactNode;
  className?: string;
};

export function AppFooter({ signedIn, note, children, className }: AppFooterProps) {
  return (
    <footer className={className ?? 'app-footer'}>
      <div className="footer-line">
        <span className="mr-auto">{note ?? version}</span>
        {children}
        {/* A plain link, because /logout is an endpoint, and next/link would fetch it as a page. */}
        {signedIn && <a href="/logout">Logout</a>}
      </div>
    </footer>
  );
}
