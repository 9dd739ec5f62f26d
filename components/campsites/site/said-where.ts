import type { ShownSuggestion } from '@/lib/campsites/suggestions/schema';
import { aboutKm } from '@/lib/geometry';

/** "Near Dayboro QLD, about 31 km from home". */
export function saidWhere({ town, distance }: ShownSuggestion): string {
  if (!town) return 'Where exactly isn’t known';
  return distance === null ? `Near ${town}` : `Near ${town}, ${aboutKm(distance, 'home')}`;
}
