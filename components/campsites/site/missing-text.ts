import type { Campsite } from '@/lib/campsites/schema';
import { wantedFeatures } from '@/lib/campsites/search-choices';

/** "No power, no showers"; what isn't free costs a fee. */
export function missingText(features: readonly string[]): string {
  const words = features
    .map((name) =>
      name === wantedFeatures.free
        ? 'fee to pay'
        : `no ${name === name.toUpperCase() ? name : name.toLowerCase()}`,
    )
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Said of a site that stays among those that a car can reach, since nobody knows. */
export const WAY_UNKNOWN = 'Nobody has said yet if a car gets there';

/** What every card would say of a site, in one fact where nobody has said any of it. */
export function unknownText({
  pet_friendly,
  drivetrain,
}: Pick<Campsite, 'pet_friendly' | 'drivetrain'>): string | false {
  if (pet_friendly === null) return drivetrain === null ? 'Pets and access unknown' : 'Pets unknown';
  return drivetrain === null && 'Access unknown';
}
