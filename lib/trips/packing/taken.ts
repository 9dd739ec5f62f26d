import { gearKey, readGearName } from '../gear/gear-name';
import { rules } from '../gear/needs';

/** A line of a trip's gear, as far as a household's own part in it goes. */
export interface OwnLine {
  id: string;
  rule: string | null;
  name: string | null;
  struck: boolean;
  /** What they said they bring; null where they have said nothing. */
  quantity: number | null;
}

interface SharedItem {
  id: string;
  name: string;
}

/**
 * What a household brings for everybody: what it took on, and of what it shares all that it hasn't spoken of. The gear
 * itself stands for a line that it counts towards by itself: that is what is put in the car.
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
