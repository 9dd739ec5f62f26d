import { BottomNavLinks } from './nav-links';

/** The phone's navigation. Stands last in the body: sticky, so that it never lies over the end of a page. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      className="sticky bottom-0 z-40 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <BottomNavLinks />
    </nav>
  );
}
