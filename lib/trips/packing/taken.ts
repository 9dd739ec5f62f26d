import { gearKey, readGearName } from '../gear/gear-name';
import { rules } from '../gear/needs';

/** A line of a trip's gear with the household's own part in it. */
export interface OwnLine {
  id: string;
  rule: string | null;
  name: string | null;
  struck: boolean;
  /** The quantity that the household said it brings; null when it has said none. */
  quantity: number | null;
}

interface SharedItem {
  id: string;
  name: string;
}

/**
 * Returns what a household brings for everybody: the lines for which it said a quantity, and its
 * shared gear for all other lines. Shared gear is listed under its own name, because the item
 * itself is what goes in the car.
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
