export const dayParts = ['morning', 'afternoon', 'night'] as const;

export type DayPart = (typeof dayParts)[number];
