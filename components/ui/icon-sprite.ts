// Written by scripts/data/make-icons.ts.
export const sprite = '/icons.svg?43004b';
