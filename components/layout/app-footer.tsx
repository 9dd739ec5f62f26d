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
    <footer className={className ?? 'mx-auto w-full max-w-[69rem] px-4 pb-4 lg:pb-8'}>
      <div className="flex flex-wrap items-center gap-x-6 border-t border-line pt-2 text-sm text-muted [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-ink">
        <span className="mr-auto">{version}</span>
        {children}
        {/* /logout is an API route; next/link would fetch it as a page. */}
        {signedIn && <a href="/logout">Logout</a>}
      </div>
    </footer>
  );
}
