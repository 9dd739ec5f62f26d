import type { Gravity, Kind } from '../item';

/** By the heading that an alert of a park stands under. */
export function parkAlert(category: string): { kind: Kind; gravity: Gravity } {
  if (/fire ban|fire prohibit/i.test(category)) return { kind: 'fire ban', gravity: 'stops' };
  if (/closed park|park closed|park closure/i.test(category)) return { kind: 'park', gravity: 'stops' };
  return { kind: 'park', gravity: /clos|warning|danger|flood|fire/i.test(category) ? 'watch' : 'knows' };
}
