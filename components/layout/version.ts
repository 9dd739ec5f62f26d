/** The version label that the specification asks for. package.json's version matches it. */
export const version = '0.429';
