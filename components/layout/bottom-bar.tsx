import { BottomNavLinks } from './nav-links';

/**
 * The navigation on phones, the last element in the body. The bar is sticky, so that it never
 * covers the end of a page. In a low window it is not sticky, because it would take too much room.
 */
export function BottomBar() {
  return (
    <nav aria-label="Main" className="bottom-bar">
      <BottomNavLinks />
    </nav>
  );
}
