'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LinkProgress } from '../ui/link-progress';
import { currentState, type NavItem, navItems } from './nav-items';

/** The four main pages in the header's bar; the current one is marked. */
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
 * The same four for the phone's bottom bar. What scrolls under the bar can be scrolled out again, but axe takes off
 * its size what a link's own box lies over: the finger's room is the ::after, which looks and works the same.
 */
export function BottomNavLinks() {
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
