// Written by scripts/data/make-icons.ts.
export const sprite = '/icons.svg?e93699';
