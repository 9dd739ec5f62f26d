/** Where a confirmed account goes on to: to the page that is next for it, and through that to where it was going. */
export function pathAfter(next: string, onward: string): string {
  if (!onward) return next;
  return next === '/' ? onward : `${next}?callbackUrl=${encodeURIComponent(onward)}`;
}
