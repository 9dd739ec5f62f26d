/** True when two names mean the same gear item. Case and outer blanks don't matter. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
