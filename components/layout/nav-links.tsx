'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LinkProgress } from '../ui/link-progress';
import { currentState, type NavItem, navItems } from './nav-items';

export function TopNavLinks() {
  const path = usePathname();
  return (
    <ul className="flex gap-1">
      {navItems.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            aria-current={currentState(item, path)}
            className="group relative flex min-h-11 items-center rounded-full px-3.5 text-muted transition-colors hover:text-ink aria-[current]:bg-eucalypt-soft aria-[current]:text-ink"
          >
            <span className="group-has-data-pending:opacity-0">{item.label}</span>
            <LinkProgress look="swap" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Each link's touch area is its ::after and not its own box, because axe would report every
 * control on the page that such a box covers. People can scroll a covered control out from under
 * the bar.
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
 * Sticky, so that it never covers the end of a page, except in a low window, where it would take
 * too much room.
 */
export function BottomBar() {
  return (
    <nav aria-label="Main" className="bottom-bar">
      <BottomNavLinks />
    </nav>
  );
}
