import { wantedFeatures } from '@/lib/campsites/choices';

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
