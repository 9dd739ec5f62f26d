/** When on a day a household comes or leaves. */
export const dayParts = ['morning', 'afternoon', 'night'] as const;

export type DayPart = (typeof dayParts)[number];
