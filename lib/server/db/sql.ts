/** A LIKE pattern for text that holds `words` anywhere; what LIKE would read as a wildcard stands for itself. */
export const containsPattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
