'use client';

import type { ReactNode } from 'react';
import { buttonLook } from '../ui/button-look';
import { LogoMark } from './logo';
import { PageMain } from './page-main';

interface Props {
  title: string;
  way?: { href: string; label: string };
  look?: 'primary' | 'secondary';
  children?: ReactNode;
}

const home = { href: '/', label: 'Go to your trips' };

/**
 * Next sends the not-found page along with every other page, so it has to be small: a client
 * component adds no markup to those responses, and a plain link adds no script.
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
