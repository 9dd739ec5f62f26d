import type { Gravity } from '../item';

/**
 * By the heading that an alert of a park stands under. A park's own ban on fires is an alert of the park,
 * no total fire ban: only the lists of fire services tell those.
 */
export function parkGravity(category: string): Gravity {
  if (isFireBan(category) || closed.test(category)) return 'stops';
  return /clos|warning|danger|flood|fire/i.test(category) ? 'watch' : 'knows';
}

const closed = /closed park|park closed|park closure/i;

/** False for a park that is closed as well. */
export const isFireBan = (words: string): boolean =>
  /fire ban|fire prohibit/i.test(words) && !closed.test(words);
