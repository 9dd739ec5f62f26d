/** The times of day at which a household can arrive and leave. */
export const dayParts = ['morning', 'afternoon', 'night'] as const;

export type DayPart = (typeof dayParts)[number];
