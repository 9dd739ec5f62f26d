import type { ListedSite } from './listed-site';

export type Facts = Pick<ListedSite, 'drivetrain' | 'pet_friendly' | 'features' | 'missing_features'>;

const pets = new Map([
  [null, ''],
  [true, 'y'],
  [false, 'n'],
]);

/** What is known of a site as one list of words, an empty one where nothing is: most of the open data. */
export function compactFacts({ drivetrain, pet_friendly, features, missing_features }: Facts): string[] {
  const words = [drivetrain ?? '', pets.get(pet_friendly) ?? '', String(features.length)];
  const list = [...words, ...features, ...missing_features];
  return list.join('') === '0' ? [] : list;
}

const nothing: Facts = { drivetrain: null, pet_friendly: null, features: [], missing_features: [] };

export function expandFacts(words: readonly string[]): Facts {
  if (words.length === 0) return nothing;
  const [drivetrain, pet, count, ...names] = words;
  return {
    drivetrain: (drivetrain || null) as Facts['drivetrain'],
    pet_friendly: pet ? pet === 'y' : null,
    features: names.slice(0, Number(count)),
    missing_features: names.slice(Number(count)),
  };
}
