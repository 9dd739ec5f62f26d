'use client';

import { BottomNavLinks } from './nav-links';

/** The phone's navigation. Stands last in the body: sticky, so that it never lies over the end of a page; there alone where it would take too much of a small window. */
export function BottomBar() {
  return (
    <nav aria-label="Main" className="bottom-bar">
      <BottomNavLinks />
    </nav>
  );
}
