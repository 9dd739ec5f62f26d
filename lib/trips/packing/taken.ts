import { gearKey, readGearName } from '../gear/gear-name';
import { rules } from '../gear/needs';

export interface OwnLine {
  id: string;
  rule: string | null;
  name: string | null;
  struck: boolean;
  quantity: number | null;
}

interface SharedItem {
  id: string;
  name: string;
}

/** Shared gear keeps its own name, because people look for this name when they pack. */
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
