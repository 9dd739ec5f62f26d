import { drivetrains } from '@/lib/drivetrains';
import type { SiteSearch } from '../schema';
import { needsOf, type Suit, suitOf } from '../search/needs';
import { saidSite } from '../suggestions/said-facts';
import type { Suggestion } from '../suggestions/schema';

/** Only the AI's words count: a fact that the AI leaves out is unknown. */
export function keepMatching<T extends Suggestion>(
  suggestions: readonly T[],
  { text, filters }: Pick<SiteSearch, 'text' | 'filters'>,
  featureNames: readonly string[],
): T[] {
  const words = text?.toLowerCase();
  const unknown = filters?.unknown ?? false;
  const needs = { needs: needsOf(filters), car: filters?.car ?? null };
  // The AI's words never confirm a need: suitOf returns 'asks', because a person still has to ask.
  const suits = (suit: Suit) => suit === 'fits' || (suit === 'asks' ? unknown : (filters?.unsuited ?? false));
  const reachable = filters?.drivetrain
    ? drivetrains.slice(0, drivetrains.indexOf(filters.drivetrain) + 1)
    : null;
  return suggestions.filter(({ name, features, access, petFriendly }) => {
    const known = features.map((feature) => feature.toLowerCase());
    const has = (feature: string) => known.includes(feature.toLowerCase());
    return (
      (!words || [name.toLowerCase(), ...known].some((said) => said.includes(words))) &&
      (!reachable ||
        reachable.some((drivetrain) => drivetrain === access) ||
        ((unknown || filters?.unknown_access) && access === 'Unknown')) &&
      (filters?.pets == null ||
        petFriendly === (filters.pets ? 'Yes' : 'No') ||
        (unknown && petFriendly === null)) &&
      (unknown || featureNames.every(has)) &&
      suits(suitOf(saidSite({ features, access, petFriendly }), needs))
    );
  });
}
