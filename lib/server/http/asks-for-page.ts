/** A browser that opens an address, and not a program. */
export const asksForPage = (accept: string | null | undefined): boolean =>
  /\btext\/html\b/.test(accept ?? '');
