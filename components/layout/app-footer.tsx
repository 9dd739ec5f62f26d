'use client';

import type { ReactNode } from 'react';
import { version } from './version';

export type AppFooterProps = {
  /** Shows Logout. */
  signedIn?: boolean;
  /** Stands in place of the version. */
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
        {/* /logout is an API route; next/link would fetch it as a page. */}
        {signedIn && <a href="/logout">Logout</a>}
      </div>
    </footer>
  );
}
