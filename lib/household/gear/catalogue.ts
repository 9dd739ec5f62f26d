import items from './catalogue.json';
import { type GearCategory, gearCategories } from './categories';
import { comparedName } from './compared-name';
import type { GearName } from './schema';

const byCategory: Record<GearCategory, Record<string, string>> = items;

/**
 * Gear that Australians take camping, by category. When an item is renamed, its id must stay the
 * same.
 */
export const catalogue: readonly (GearName & { category: GearCategory })[] = gearCategories.flatMap(
  (category) => Object.entries(byCategory[category]).map(([id, name]) => ({ id, name, category })),
);

const starterIds = [
  'tent',
  'sleeping-bag',
  'self-inflating-mat',
  'pillow',
  'gas-stove',
  'esky',
  'plates',
  'cutlery-set',
  'head-torch',
  'water-jerry-can',
  'first-aid-kit',
  'camp-chairs',
];

/** Names of the starter items. When the gear list is empty, a button adds all of them. */
export const starterNames: string[] = catalogue
  .filter((item) => starterIds.includes(item.id))
  .map(({ name }) => name);

const categories = new Map(catalogue.map(({ name, category }) => [comparedName(name), category]));

/** Returns the category of a gear name; null for a name that isn't in the catalogue. */
export const categoryOf = (name: string): GearCategory | null => categories.get(comparedName(name)) ?? null;
