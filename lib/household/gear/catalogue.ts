import items from './catalogue.json';
import { type GearCategory, gearCategories } from './categories';
import { comparedName } from './compared-name';
import type { GearName } from './schema';

const byCategory: Record<GearCategory, Record<string, string>> = items;

/** When an item is renamed, its id must stay the same. */
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

export const starterNames: string[] = catalogue
  .filter((item) => starterIds.includes(item.id))
  .map(({ name }) => name);

const categories = new Map(catalogue.map(({ name, category }) => [comparedName(name), category]));

export const categoryOf = (name: string): GearCategory | null => categories.get(comparedName(name)) ?? null;
