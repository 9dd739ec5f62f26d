// Written by scripts/data/make-icons.ts.
export const sprite = '/icons.svg?bc74a4';
