import { countText } from '@/lib/text';
import type { Condition } from '@/lib/trips/conditions/known';
import { REACH_KM } from '@/lib/trips/conditions/match';

type Fire = Pick<Condition, 'key' | 'kind' | 'state' | 'gravity'>;

export interface Fold<Item> {
  /** The key of the row that it stands below. */
  below: string;
  /** "5 more fires within 50 km" */
  title: string;
  items: Item[];
}

const SHOWN = 3;

/** Of many fires the first ones stay, and each that people must leave for. */
export function foldFires<Item extends Fire>(
  items: readonly Item[],
): { items: Item[]; fold: Fold<Item> | null } {
  const fires = items.filter(({ kind, state }) => kind === 'fire' && state === 'found');
  const more = fires.slice(SHOWN).filter(({ gravity }) => gravity !== 'leave');
  const last = fires.findLast((fire) => !more.includes(fire));
  if (!last || more.length === 0) return { items: [...items], fold: null };
  const title = `${countText(more.length, 'more fire', 'more fires')} within ${REACH_KM.fire}\u00a0km`;
  return {
    items: items.filter((item) => !more.includes(item)),
    fold: { below: last.key, title, items: more },
  };
}
