/** Returns the path to go to after a confirmation: the next set-up page, followed by `onward`. */
export function pathAfter(next: string, onward: string): string {
  if (!onward) return next;
  return next === '/' ? onward : `${next}?callbackUrl=${encodeURIComponent(onward)}`;
}
