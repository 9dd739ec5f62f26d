'use client';

import { Logo } from './logo';

/** As small as the not-found page, which Next sends along with every other page. */
export const LogoHeader = () => (
  <header className="flex min-h-15 items-center border-b border-line px-4 lg:min-h-16">
    <a href="/" aria-label="Campmates, your trips" className="-ml-1 flex min-h-11 items-center rounded px-1">
      <Logo />
    </a>
  </header>
);
