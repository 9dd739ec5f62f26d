/** Calls the first of the numbers that the text may hold. */
export const phoneLink = (text: string) => `tel:${(text.split(/[;,/]/)[0] ?? '').replace(/[^\d+]/g, '')}`;
