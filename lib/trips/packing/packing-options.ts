export const packingSources = ['own', 'taken', 'added'] as const;

/** Given after a trip. */
export const packingMarks = ['forgot', 'not needed'] as const;

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
