export const packingSources = ['own', 'taken', 'added'] as const;

/** Marks that people can give to an item after a trip. */
export const packingMarks = ['forgot', 'not needed'] as const;

/** Groups in which the list shows its items. */
export const packingGroups = [
  'forgot',
  'taken',
  'sleeping',
  'clothes',
  'every day',
  'little ones',
  'pets',
  'gear',
  'added',
] as const;

export type PackingSource = (typeof packingSources)[number];
export type PackingMark = (typeof packingMarks)[number];
export type PackingGroup = (typeof packingGroups)[number];
