/** Where to go once confirmed: the next set-up page, which leads on to where the person was going. */
export function pathAfter(next: string, onward: string): string {
  if (!onward) return next;
  return next === '/' ? onward : `${next}?callbackUrl=${encodeURIComponent(onward)}`;
}
