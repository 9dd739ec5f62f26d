'use client';

import { useSyncExternalStore } from 'react';
import { campsiteHref } from '@/lib/campsites/search/search-href';

interface Origin {
  href: string;
  label: string;
}

const labels: Record<string, string> = {
  createtrip: 'Campsites',
  'your-campsites': 'Your campsites',
  'create-trip-details': 'Plan a trip',
  campsite: 'Campsite',
};

/**
 * When the page from which the person came is unknown: the campsite's own page for an edit, the
 * search page for a new campsite.
 */
export function useOrigin(site: string | null): Origin {
  const href = useSyncExternalStore(noChange, pageBefore, () => null);
  const label = href && labels[pageOf(href)];
  if (href && label) return { href, label };
  return site
    ? { href: campsiteHref(null, site), label: 'Campsite' }
    : { href: '/createtrip', label: 'Campsites' };
}

/** The page to open after the site is deleted. */
export const withoutSite = ({ href }: Origin) =>
  ['createtrip', 'your-campsites'].includes(pageOf(href)) ? href : '/createtrip';

const noChange = () => () => {};

const pageOf = (path: string) => path.split(/[/?]/)[1] ?? '';

/**
 * null when that page is unknown. Skips the entries of the form itself, whose steps each have one.
 */
function pageBefore(): string | null {
  // Safari before 26.2 and Firefox before 147 don't have `navigation`.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const here = navigation?.currentEntry?.index ?? 0;
  for (const { url } of navigation?.entries().slice(0, here).reverse() ?? []) {
    if (!url) return null;
    const { pathname, search } = new URL(url);
    if (pathname !== '/add-location') return pathname + search;
  }
  return null;
}
