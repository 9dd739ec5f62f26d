import { radii } from '@/lib/campsites/choices';
import { type SearchValues, searchHref, sourceNames } from '@/lib/campsites/search-href';

/** What a search without results can try next; null when only another postcode is left. */
export function nextStep(values: SearchValues): { label: string; href: string } | null {
  if (values.sources.length === 0)
    return { label: 'Show all results', href: searchHref({ ...values, sources: sourceNames }) };
  const wider = radii.find((km) => km > Number(values.radius));
  if (wider)
    return { label: `Search within ${wider} km`, href: searchHref({ ...values, radius: String(wider) }) };
  if (values.q) return { label: 'Clear the filter', href: searchHref({ ...values, q: '' }) };
  if (!values.sources.includes('user'))
    return { label: 'Show user results too', href: searchHref({ ...values, sources: sourceNames }) };
  return null;
}
