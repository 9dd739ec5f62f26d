/**
 * Returns the path to go to after a confirmation: the set-up page `next`, which then leads on to
 * `onward`, or `onward` itself when there is nothing to set up. Without `onward`, returns `next`.
 */
export function pathAfter(next: string, onward: string): string {
  if (!onward) return next;
  return next === '/' ? onward : `${next}?callbackUrl=${encodeURIComponent(onward)}`;
}
