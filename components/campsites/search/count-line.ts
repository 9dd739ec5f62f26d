import type { SearchValues } from '@/lib/campsites/search/search-href';
import { countText } from '@/lib/text';

/**
 * Returns a sentence about how many sites were found: "Nearest 200 of 314 campsites within 100 km".
 */
export function countLine(shown: number, total: number, { radius, q, order }: SearchValues): string {
  const campsites = countText(total, 'campsite');
  const where = `within ${radius} km${q.trim() ? ` for “${q.trim()}”` : ''}`;
  if (shown < total) return `Nearest ${shown} of ${campsites} ${where}`;
  if (total < 2) return `${campsites} ${where}`;
  return `${campsites} ${where}, ${order === 'fit' ? 'best fit' : 'nearest'} first`;
}
