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
 * The page of ours from which somebody came to add a campsite, or to edit this one. Where the browser doesn't tell, it
 * is the search, or the campsite's own page.
 */
export function useOrigin(site: string | null): Origin {
  const href = useSyncExternalStore(noChange, pageBefore, () => null);
  const label = href && labels[pageOf(href)];
  if (href && label) return { href, label };
  return site
    ? { href: campsiteHref(null, site), label: 'Campsite' }
    : { href: '/createtrip', label: 'Campsites' };
}

/** Where to go on once the site is gone, and with it the pages about it. */
export const withoutSite = ({ href }: Origin) =>
  ['createtrip', 'your-campsites'].includes(pageOf(href)) ? href : '/createtrip';

const noChange = () => () => {};

const pageOf = (path: string) => path.split(/[/?]/)[1] ?? '';

/** The last page in this tab's history that isn't this one, which has an entry for each of its steps. */
function pageBefore(): string | null {
  // Not in Safari before 26.2, nor in Firefox before 147.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const here = navigation?.currentEntry?.index ?? 0;
  for (const { url } of navigation?.entries().slice(0, here).reverse() ?? []) {
    if (!url) return null;
    const { pathname, search } = new URL(url);
    if (pathname !== '/add-location') return pathname + search;
  }
  return null;
}
