import type { SearchValues } from '@/lib/campsites/search/search-href';

/** How much was found, in words: "Nearest 200 of 314 campsites within 100 km". */
export function countLine(shown: number, total: number, { radius, q }: SearchValues): string {
  const campsites = counted(total, 'campsite');
  const where = `within ${radius} km${q.trim() ? ` for “${q.trim()}”` : ''}`;
  if (shown < total) return `Nearest ${shown} of ${campsites} ${where}`;
  return total > 1 ? `${campsites} ${where}, nearest first` : `${campsites} ${where}`;
}

export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
