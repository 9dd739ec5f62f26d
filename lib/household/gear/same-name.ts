/** Whether two names are one item: gear is told apart without case. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
