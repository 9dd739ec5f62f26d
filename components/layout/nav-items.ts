import type { IconName } from '@/components/ui/icon';

export type NavItem = {
  href: string;
  label: string;
  icon: IconName;
  /** The paths for which the item is marked, with all paths below them. */
  covers: readonly string[];
};

export const navItems: readonly NavItem[] = [
  { href: '/', label: 'Trips', icon: 'tent', covers: ['/', '/trip', '/create-trip-details'] },
  {
    href: '/createtrip',
    label: 'Campsites',
    icon: 'map',
    covers: ['/createtrip', '/add-location', '/campsite', '/your-campsites'],
  },
  { href: '/your-crew', label: 'Crew', icon: 'users', covers: ['/your-crew'] },
  {
    href: '/profile',
    label: 'Profile',
    icon: 'circle-user-round',
    covers: ['/profile', '/your-rides', '/your-gear', '/your-groups'],
  },
];

/** `page` on the item's own page, `true` on the other pages that it covers. */
export function currentState({ href, covers }: NavItem, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return covers.some((start) => start !== '/' && (path === start || path.startsWith(`${start}/`)))
    ? 'true'
    : undefined;
}
