// Written by scripts/data/make-icons.ts.
export const sprite = '/icons.svg?13b6c8';
