'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LinkProgress } from '../ui/link-progress';
import { currentState, type NavItem, navItems } from './nav-items';

/** The links to the four main pages in the header. The current page is marked. */
export function TopNavLinks() {
  const path = usePathname();
  return (
    <ul className="flex gap-1">
      {navItems.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={currentState(item, path)} className="group top-link">
            <span className="group-has-data-pending:opacity-0">{item.label}</span>
            <LinkProgress look="swap" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The four main links in the phone's bottom bar. axe subtracts from a target the area that another
 * link's own box covers, even though people can scroll the target out from under the bar. So the
 * touch area is the ::after, which looks and works the same.
 */
function BottomNavLinks() {
  const path = usePathname();
  return (
    <ul>
      {navItems.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={currentState(item, path)} className="group bottom-link">
            <NavIcon item={item} />
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NavIcon({ item: { icon } }: { item: NavItem }) {
  return (
    <span className="relative">
      <Icon name={icon} className="size-6 group-has-data-pending:opacity-0" />
      <LinkProgress look="swap" />
    </span>
  );
}

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
