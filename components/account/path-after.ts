/**
 * Returns the path to go to after a confirmation: the set-up page `next`, which then leads to
 * `onward`. Without a set-up page to visit, returns `onward` itself.
 */
export function pathAfter(next: string, onward: string): string {
  if (!onward) return next;
  return next === '/' ? onward : `${next}?callbackUrl=${encodeURIComponent(onward)}`;
}
