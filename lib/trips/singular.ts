/** For comparing words only: "cookie" and "cookies" both give "cooky". */
export const singular = (word: string): string =>
  (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)
    .replace(/(..)ie$/, '$1y')
    .replace(/(..)oe$/, '$1o')
    .replace(/(ch|sh|ss|x|zz)e$/, '$1');
