/** Equals package.json's version. */
export const version = '0.429';
