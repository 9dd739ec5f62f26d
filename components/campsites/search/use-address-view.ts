'use client';

import { useSearchParams } from 'next/navigation';
import type { SearchValues } from '@/lib/campsites/search/search-href';

/**
 * Returns the search with the view that the address names now, because switching between list and
 * map changes only the address.
 */
export function useAddressView(values: SearchValues): SearchValues {
  return { ...values, view: useSearchParams().get('view') === 'map' ? 'map' : 'list' };
}
