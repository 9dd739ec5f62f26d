import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link';
import { LogoMark } from './logo';
import { PageMain } from './page-main';

/** A page for what is not there, with a way home. */
export function NothingHere({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <PageMain width="form" className="flex flex-col items-center justify-center py-16 text-center">
      <LogoMark className="mb-6 size-12" />
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-3 max-w-prose text-muted">{children}</p>}
      <ButtonLink href="/" className="mt-8">
        Go to your trips
      </ButtonLink>
    </PageMain>
  );
}
