'use client';

import type { ReactNode } from 'react';
import { version } from './version';

export type AppFooterProps = {
  /** Adds the link to log out. */
  signedIn?: boolean;
  /** Replaces the version. */
  note?: string;
  /** More links, such as Contact us. */
  children?: ReactNode;
  className?: string;
};

export function AppFooter({ signedIn, note, children, className }: AppFooterProps) {
  return (
    <footer className={className ?? 'app-footer'}>
      <div className="footer-line">
        <span className="mr-auto">{note ?? version}</span>
        {children}
        {/* /logout is an API route, which next/link would fetch as a page. */}
        {signedIn && <a href="/logout">Logout</a>}
      </div>
    </footer>
  );
}
