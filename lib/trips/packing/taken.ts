import { gearKey, readGearName } from '../gear/gear-name';
import { rules } from '../gear/needs';

/** A line of a trip's gear, with what the household has said about it. */
export interface OwnLine {
  id: string;
  rule: string | null;
  name: string | null;
  struck: boolean;
  /** The quantity that the household said that it brings; null when it has said nothing. */
  quantity: number | null;
}

interface SharedItem {
  id: string;
  name: string;
}

/**
 * Returns what a household brings for everybody: the lines for which it has said a quantity, and
 * its shared gear for all other lines. Shared gear keeps its own name, because people look for this
 * item when they pack.
 */
export function takenThings(lines: readonly OwnLine[], shared: readonly SharedItem[]) {
  const said = lines.filter(({ struck, quantity }) => struck || quantity !== null);
  const ruled = new Set(said.map(({ rule }) => rule));
  const named = new Set(said.flatMap(({ rule, name }) => (rule === null && name ? [gearKey(name)] : [])));
  const bySaying = lines.flatMap(({ id, rule, name, struck, quantity }) => {
    const own = rules.find(({ key }) => key === rule);
    const called = name ?? own?.name;
    return !struck && quantity && called ? [{ id, name: called, quantity, unit: own?.unit ?? null }] : [];
  });
  const bySharing = shared
    .filter(({ name }) => {
      const { rule, key } = readGearName(name);
      return !(rule && ruled.has(rule.key)) && !named.has(key);
    })
    .map(({ id, name }) => ({ id, name, quantity: 1, unit: null }));
  return [...bySaying, ...bySharing];
}
