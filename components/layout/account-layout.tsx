import type { ReactNode } from 'react';
import { Cover } from '../ui/cover';
import { Logo } from './logo';
import { version } from './version';

export type AccountLayoutProps = {
  seed?: string;
  /** Shown on wide screens only. */
  tagline?: ReactNode;
  links?: ReactNode;
  children: ReactNode;
};

export function AccountLayout({ seed = '-34.748,150.489', tagline, links, children }: AccountLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[11fr_10fr]">
      <header className="relative h-32 overflow-hidden sm:h-40 lg:h-auto">
        <Cover seed={seed} size="tall" eager className="absolute inset-0 size-full" />
        <div className="absolute bottom-4 left-4 rounded border border-line bg-card px-4 py-2.5 lg:bottom-6 lg:left-6 lg:max-w-[26rem] lg:p-5">
          <Logo />
          {tagline && <p className="mt-2 max-lg:hidden">{tagline}</p>}
        </div>
      </header>
      <div className="flex flex-1 flex-col px-4 py-8 lg:justify-center lg:py-12">
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-form">
          {children}
        </main>
        <footer className="mx-auto mt-6 flex w-full max-w-form items-center justify-between text-sm text-muted [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
          <span>{version}</span>
          {links}
        </footer>
      </div>
    </div>
  );
}
