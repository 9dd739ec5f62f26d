import type { SearchValues } from '@/lib/campsites/search/search-href';
import { crowText } from '@/lib/geometry';
import { countText } from '@/lib/text';

/** How much was found, in words: "Nearest 200 of 314 campsites within 100 km as the crow flies". */
export function countLine(shown: number, total: number, { radius, q, order }: SearchValues): string {
  const campsites = countText(total, 'campsite');
  const found = shown < total ? `Nearest ${shown} of ${campsites}` : campsites;
  const bestFirst = order === 'fit' && total > 1 && shown === total ? ', best fit first' : '';
  return `${found}${q.trim() ? ` for “${q.trim()}”` : ''} ${withinText(radius)}${bestFirst}`;
}

/** Says once for all cards that their distances are no drives. */
export const withinText = (radius: string) => `within ${crowText(Number(radius))}`;
