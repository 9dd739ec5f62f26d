'use client';

import { useSearchParams } from 'next/navigation';
import type { SearchValues } from '@/lib/campsites/search/search-href';

/** A search with the view that the address names by now: turning between list and map changes that alone. */
export function useAddressView(values: SearchValues): SearchValues {
  return { ...values, view: useSearchParams().get('view') === 'map' ? 'map' : 'list' };
}
