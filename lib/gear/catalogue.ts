import items from './catalogue.json';
import type { GearName } from './schema';

export const gearCategories = [
  'shelter',
  'sleeping',
  'cooking',
  'lighting',
  'power',
  'water',
  'tools and recovery',
  'safety',
  'kids',
  'comfort',
] as const;

export type GearCategory = (typeof gearCategories)[number];

const byCategory: Record<GearCategory, Record<string, string>> = items;

/** What Australians take camping. An item keeps its id when it is renamed. */
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

/** What fills an empty list in one tap. */
export const starterNames: string[] = catalogue
  .filter((item) => starterIds.includes(item.id))
  .map(({ name }) => name);
