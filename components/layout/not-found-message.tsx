'use client';

import type { ReactNode } from 'react';
import { buttonLook } from '../ui/button-look';
import { LogoMark } from './logo';
import { PageMain } from './page-main';

interface Way {
  href: string;
  label: string;
}

interface Props {
  title: string;
  way?: Way;
  /** Null where the page has a footer, which leads to the contact form. */
  second?: Way | null;
  look?: 'primary' | 'secondary';
  /** Above the way. */
  calls?: ReactNode;
  children?: ReactNode;
}

const home = { href: '/', label: 'Go to your trips' };
const contact = { href: '/contact', label: 'Contact us' };

/**
 * Next sends the not-found page along with every other page, so it has to be small: a client
 * component adds no markup to those responses, and a plain link adds no script.
 */
export function NotFoundMessage({
  title,
  way = home,
  second = contact,
  look = 'primary',
  calls,
  children,
}: Props) {
  return (
    <PageMain width="form" className="flex flex-col items-center justify-center text-center">
      <LogoMark className="mb-6 size-12" />
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-3 max-w-prose text-muted">{children}</p>}
      {calls}
      <a href={way.href} className={buttonLook({ variant: look }, calls ? 'mt-3' : 'mt-8')}>
        {way.label}
      </a>
      {second && (
        <a
          href={second.href}
          className="mt-2 inline-flex min-h-13 items-center text-body text-sky underline underline-offset-4"
        >
          {second.label}
        </a>
      )}
    </PageMain>
  );
}
