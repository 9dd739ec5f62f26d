// Written by scripts/data/make-icons.ts.
export const sprite = '/icons.svg?b22d5c';
