/**
 * Returns a word without its plural ending, to compare words: "tomatoes" and "tomato" give "tomato",
 * "berries" and "berry" give "berry". The result needn't be a word: "cookie" and "cookies" give
 * "cooky". Words of three letters, such as "gas" and "bus", and words with "ss" stay.
 */
export const singular = (word: string): string =>
  (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)
    .replace(/(..)ie$/, '$1y')
    .replace(/(..)oe$/, '$1o')
    .replace(/(ch|sh|ss|x|zz)e$/, '$1');
