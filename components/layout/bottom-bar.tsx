import { BottomNavLinks } from './nav-links';

/**
 * The phone's navigation, last in the body. The bar is sticky, so that it never covers the end of a
 * page, but not in a window so low that the bar would take too much of it.
 */
export function BottomBar() {
  return (
    <nav aria-label="Main" className="bottom-bar">
      <BottomNavLinks />
    </nav>
  );
}
