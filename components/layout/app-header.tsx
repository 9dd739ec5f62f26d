'use client';

import { Avatar } from '../ui/avatar';
import { Link } from '../ui/link';
import { LinkProgress } from '../ui/link-progress';
import { Logo } from './logo';
import { TopNavLinks } from './nav-links';

/** `name` is the signed-in person's; without it (not signed in, or no profile yet) only the logo shows. */
export function AppHeader({ name }: { name?: string }) {
  return (
    <header className="border-b border-line">
      <div className="flex min-h-15 items-center justify-between gap-4 px-4 lg:grid lg:min-h-16 lg:grid-cols-[1fr_auto_1fr]">
        <Link
          href="/"
          aria-label="Campmates, your trips"
          className="-ml-1 flex min-h-11 items-center rounded px-1"
        >
          <Logo />
        </Link>
        {name !== undefined && (
          <>
            <nav aria-label="Main" className="max-lg:hidden">
              <TopNavLinks />
            </nav>
            <Link
              href="/profile"
              className="group relative -mr-1 grid size-11 place-items-center justify-self-end rounded-full"
            >
              <span className="sr-only">Your profile, {name}</span>
              <Avatar name={name} className="group-has-data-pending:opacity-0" />
              <LinkProgress look="swap" />
            </Link>
          </>
        )}
      </div>
    </header>
  );
}
