import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { Cover } from '../ui/cover';
import { Logo } from './logo';
import { version } from './version';

interface Props {
  /** Above the page on a phone, and beside it on wide screens. */
  header: ReactNode;
  links?: ReactNode;
  children: ReactNode;
}

export const AccountLayout = ({ header, links, children }: Props) => (
  <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[11fr_10fr]">
    <header className="relative lg:flex lg:flex-col lg:items-start lg:gap-8 lg:overflow-hidden lg:p-8">
      {header}
    </header>
    <div className="flex flex-1 flex-col px-4 pt-4 pb-8 lg:justify-center lg:py-12">
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

/** Fills the nearest positioned element, which on wide screens is the whole header. */
export const HeaderCover = ({ eager = true }: { eager?: boolean }) => (
  <Cover seed="-34.748,150.489" size="tall" eager={eager} className="absolute inset-0 size-full" />
);

interface LogoCardProps {
  className?: string;
  children?: ReactNode;
}

export const LogoCard = ({ className, children }: LogoCardProps) => (
  <div className={classNames('relative w-fit rounded border border-line bg-card px-3 py-1', className)}>
    <Logo />
    {children}
  </div>
);
