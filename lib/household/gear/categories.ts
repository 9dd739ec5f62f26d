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
