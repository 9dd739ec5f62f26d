'use client';

import { useSearchParams } from 'next/navigation';
import type { SearchValues } from '@/lib/campsites/search/search-href';

/**
 * Returns the search with the view (list or map) that the URL has now. Switching the view changes
 * only the URL, so `values.view` may be outdated.
 */
export function useAddressView(values: SearchValues): SearchValues {
  return { ...values, view: useSearchParams().get('view') === 'map' ? 'map' : 'list' };
}
