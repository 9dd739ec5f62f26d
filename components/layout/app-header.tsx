'use client';

import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LinkProgress } from '../ui/link-progress';
import { Logo } from './logo';
import { TopNavLinks } from './nav-links';

interface Props {
  /**
   * Undefined for a person who isn't signed in or has no profile yet; then only the logo is shown.
   */
  name?: string;
  /** 100 means more than 99. */
  unread?: number;
  /** For guests: the logo links to their trip. */
  trip?: string;
  children?: ReactNode;
}

export function AppHeader({ name, unread = 0, trip, children }: Props) {
  return (
    <header className="border-b border-line on-cover:pointer-events-none on-cover:absolute on-cover:inset-x-0 on-cover:top-0 on-cover:z-10 on-cover:border-0 sheet:hidden [body:has(.part-head)_&]:max-lg:hidden">
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 px-4 lg:grid lg:min-h-16 lg:grid-cols-[1fr_auto_1fr] on-cover:justify-end on-cover:px-3 on-cover:[body:has(.head-menu)_&]:pr-16">
        <Link
          href={trip ?? '/'}
          aria-label={trip ? 'Campmates, your trip' : 'Campmates, your trips'}
          className="-ml-1 flex min-h-11 items-center rounded px-1 on-cover:hidden"
        >
          <Logo />
        </Link>
        {name !== undefined && (
          <>
            <nav aria-label="Main" className="max-lg:hidden">
              <TopNavLinks />
            </nav>
            <div className="header-links">
              <Link href="/notifications" className="group">
                <span className="sr-only">{bellText(unread)}</span>
                <Icon name="bell" className="size-6 group-has-data-pending:opacity-0" />
                {unread > 0 && <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>}
                <LinkProgress look="swap" />
              </Link>
              <Link href="/profile" className="group">
                <span className="sr-only">Your profile, {name}</span>
                <Avatar name={name} className="group-has-data-pending:opacity-0" />
                <LinkProgress look="swap" />
              </Link>
            </div>
          </>
        )}
        {children}
      </div>
    </header>
  );
}

function bellText(unread: number): string {
  if (unread === 0) return 'Notifications';
  return `Notifications, ${unread > 99 ? 'more than 99' : unread} unread`;
}
