'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Waiting } from '@/lib/operator/waiting';
import { SessionEnded } from '../frame/session-ended';
import { AppFooter } from '../layout/app-footer';
import { Logo } from '../layout/logo';
import { Avatar } from '../ui/avatar';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { Decides } from './decides';

interface Props {
  name: string;
  decides: boolean;
  /** Undefined until the operator has entered the password or signed in again. */
  waiting?: Waiting;
  children: ReactNode;
}

const parts: { href: string; label: string; icon: IconName; waits?: keyof Waiting }[] = [
  { href: '/operator', label: 'Campsites', icon: 'tent', waits: 'sites' },
  { href: '/operator/people', label: 'People', icon: 'users', waits: 'people' },
  { href: '/operator/sign-ups', label: 'Sign-ups', icon: 'user-plus' },
  { href: '/operator/mail', label: 'Email', icon: 'mail', waits: 'mails' },
  { href: '/operator/figures', label: 'Figures', icon: 'list' },
  { href: '/operator/notice', label: 'Notice', icon: 'megaphone' },
  { href: '/operator/log', label: 'Log', icon: 'clock' },
];

export function DeskFrame({ name, decides, waiting, children }: Props) {
  const here = usePathname();
  return (
    <>
      <header className="border-b border-line">
        <div className="flex min-h-15 flex-wrap items-center gap-x-3 px-4 lg:min-h-16">
          <Link
            href="/"
            aria-label="Campmates, your trips"
            className="-ml-1 flex min-h-11 items-center rounded px-1"
          >
            <Logo />
          </Link>
          <span className="badge bg-ink text-paper">{decides ? 'Operator' : 'Operator (read only)'}</span>
          <span className="ml-auto flex min-h-11 min-w-0 items-center gap-2.5">
            <span className="truncate text-sm text-muted max-sm:sr-only">Signed in as {name}</span>
            <Avatar name={name} />
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-main">
        {waiting ? (
          <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
            <div>
              <nav aria-label="Operator’s desk">
                <ul className="flex flex-wrap gap-1 lg:flex-col">
                  {parts.map(({ href, label, icon, waits }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        aria-current={here === href ? 'page' : undefined}
                        className="flex min-h-11 items-center gap-2.5 rounded px-3 text-muted hover:text-ink aria-[current]:bg-eucalypt-soft aria-[current]:text-ink"
                      >
                        <Icon name={icon} />
                        {label}
                        {waits && waiting[waits] > 0 && (
                          <span className="ml-auto grid h-6 min-w-6 place-items-center rounded-full border border-line px-1.5 text-sm">
                            {waiting[waits]}
                            <span className="sr-only"> waiting</span>
                          </span>
                        )}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <p className="mt-4 px-3 text-sm text-muted max-lg:hidden">
                You see reports and accounts, never inside a trip.
              </p>
            </div>
            <Decides value={decides}>{children}</Decides>
          </div>
        ) : (
          children
        )}
      </main>
      <AppFooter signedIn />
      <SessionEnded />
    </>
  );
}
