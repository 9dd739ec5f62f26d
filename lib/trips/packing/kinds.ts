export const packingSources = ['own', 'taken', 'added'] as const;

/** What is said of a thing after a trip. */
export const packingMarks = ['forgot', 'not needed'] as const;

/** Among what a thing is shown. */
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
