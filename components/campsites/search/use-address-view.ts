'use client';

import { useSearchParams } from 'next/navigation';
import { type SearchValues, stopIn } from '@/lib/campsites/search/search-href';

/**
 * Returns the search with the stop of the list that the URL has now. Pulling the list up changes
 * only the URL, so `values.view` may be outdated.
 */
export function useAddressView(values: SearchValues): SearchValues {
  return { ...values, view: stopIn(useSearchParams().get('view')) };
}
