/** The times of day at which a household can arrive or leave. */
export const dayParts = ['morning', 'afternoon', 'night'] as const;

export type DayPart = (typeof dayParts)[number];
