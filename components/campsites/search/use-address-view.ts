'use client';

import { useSearchParams } from 'next/navigation';
import { type SearchValues, stopIn } from '@/lib/campsites/search/search-href';

/**
 * Returns the search with the list's height from the URL. Pulling the list up changes only the
 * URL, so `values.view` may be out of date.
 */
export function useAddressView(values: SearchValues): SearchValues {
  return { ...values, view: stopIn(useSearchParams().get('view')) };
}
