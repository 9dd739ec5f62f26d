/** True when two names mean the same gear item. Case and outer blanks make no difference. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
