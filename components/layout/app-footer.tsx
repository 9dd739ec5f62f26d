'use client';

import type { ReactNode } from 'react';
import { version } from './version';

export type AppFooterProps = {
  /** Shows Logout. */
  signedIn?: boolean;
  /** More links, such as Contact us. */
  children?: ReactNode;
  className?: string;
};

export function AppFooter({ signedIn, children, className }: AppFooterProps) {
  return (
    <footer className={className ?? 'app-footer'}>
      <div className="footer-line">
        <span className="mr-auto">{version}</span>
        {children}
        {/* /logout is an API route; next/link would fetch it as a page. */}
        {signedIn && <a href="/logout">Logout</a>}
      </div>
    </footer>
  );
}
