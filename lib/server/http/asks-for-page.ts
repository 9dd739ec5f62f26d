/** True when a request's Accept header is a browser's that opens an address, and not a program's. */
export const asksForPage = (accept: string | null | undefined): boolean =>
  /\btext\/html\b/.test(accept ?? '');
