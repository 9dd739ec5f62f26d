'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link';
import { LogoMark } from './logo';
import { PageMain } from './page-main';

interface Props {
  title: string;
  /** Where the button leads. */
  way?: { href: string; label: string };
  children?: ReactNode;
}

const home = { href: '/', label: 'Go to your trips' };

/** A page for what is not there, and the way on from it. */
export function NothingHere({ title, way = home, children }: Props) {
  return (
    <PageMain width="form" className="flex flex-col items-center justify-center py-16 text-center">
      <LogoMark className="mb-6 size-12" />
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-3 max-w-prose text-muted">{children}</p>}
      <ButtonLink href={way.href} className="mt-8">
        {way.label}
      </ButtonLink>
    </PageMain>
  );
}
