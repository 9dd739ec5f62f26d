'use client';

import type { ReactNode } from 'react';
import { buttonLook } from '../ui/button-look';
import { LogoMark } from './logo';
import { PageMain } from './page-main';

interface Props {
  title: string;
  /** Where the button leads. */
  way?: { href: string; label: string };
  look?: 'primary' | 'secondary';
  children?: ReactNode;
}

const home = { href: '/', label: 'Go to your trips' };

/**
 * A page for a missing thing, with a way on. Next sends this page along with every page. It is a
 * client component to keep its markup out of those responses, and uses a plain link to need no
 * other script.
 */
export function NotFoundMessage({ title, way = home, look = 'primary', children }: Props) {
  return (
    <PageMain width="form" className="flex flex-col items-center justify-center text-center">
      <LogoMark className="mb-6 size-12" />
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-3 max-w-prose text-muted">{children}</p>}
      <a href={way.href} className={buttonLook({ variant: look }, 'mt-8')}>
        {way.label}
      </a>
    </PageMain>
  );
}
