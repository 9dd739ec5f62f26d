import { type SearchValues, searchHref, sourceNames } from '@/lib/campsites/search/search-href';
import { radii } from '@/lib/campsites/search-choices';

/**
 * Returns a change to try when a search has no results; null when only another postcode can help.
 */
export function nextStep(values: SearchValues): { label: string; href: string } | null {
  const step = (label: string, change: Partial<SearchValues>) => ({
    label,
    href: searchHref({ ...values, ...change }),
  });
  if (values.sources.length === 0) return step('Show all results', { sources: sourceNames });
  const wider = radii.find((km) => km > Number(values.radius));
  if (wider) return step(`Search ${wider} km`, { radius: String(wider) });
  if (values.wants.length > 0) return step('Clear what you need', { wants: [] });
  if (values.q) return step('Clear the text', { q: '' });
  if (!values.sources.includes('user')) return step('Show user results too', { sources: sourceNames });
  return null;
}
