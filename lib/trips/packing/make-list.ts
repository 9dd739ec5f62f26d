import { comparedName } from '@/lib/household/gear/compared-name';
import { gearKey, readGearName } from '../gear/gear-name';
import { rules } from '../gear/needs';
import type { PackingGroup, PackingMark, PackingSource } from './packing-options';
import type { PackingItem, PackingList } from './schema';
import type { UsualThing } from './usual';

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

/** A name without letters is its own key. */
const keyOf = (name: string) => comparedName(name) || name;

interface Thing {
  id: string;
  name: string;
  quantity: number;
  unit?: PackingItem['unit'];
}

export interface KeptThing extends Thing {
  from: PackingSource;
  packed: boolean;
  mark: PackingMark | null;
  leftOut: boolean;
}

/** `mark` is null when the item was packed without one. */
export interface EarlierWord {
  name: string;
  mark: PackingMark | null;
}

export interface PackingSources {
  crew: readonly UsualThing[];
  gear: readonly { id: string; name: string }[];
  taken: readonly Thing[];
  kept: readonly KeptThing[];
  earlier: readonly EarlierWord[];
  idOf: (key: string) => string;
}

type Listed = Thing & { from: PackingSource; group: PackingGroup };

export function makePackingList({ crew, gear, taken, kept, earlier, idOf }: PackingSources): PackingList {
  const added = kept.filter(({ from }) => from === 'added');
  const said = wordsByName(earlier);
  const sources = distinct([
    ...taken.map((thing) => ({ ...thing, from: 'taken' as const, group: 'taken' as const })),
    ...ownThings(crew, gear, idOf),
  ]);
  const rows = kept.filter(({ from }) => from !== 'added');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(rows.map((row) => [keyOf(row.name), row]));
  const listed = new Set(sources.map(({ id }) => id));
  const named = new Set(sources.map(({ name }) => keyOf(name)));

  const list: PackingList = { items: [], left_out: [] };
  const put = (thing: Listed, state: KeptThing | undefined) => {
    const word = said.get(keyOf(thing.name)) ?? null;
    // What the household brings for everybody stays, even if marked "not needed" on an earlier
    // trip.
    const unneeded = word === 'not needed' && thing.from === 'own';
    const out = state ? state.leftOut : unneeded;
    const lastTime = word === 'forgot' || (out && unneeded) ? word : null;
    const { packed = false, mark = null } = state ?? {};
    const group = lastTime === 'forgot' && !out ? 'forgot' : thing.group;
    const { id, name, quantity, unit = null, from } = thing;
    list[out ? 'left_out' : 'items'].push({
      id,
      name,
      quantity,
      unit,
      packed,
      mark,
      from,
      group,
      last_time: lastTime,
    });
  };

  for (const source of sources) put(source, byId.get(source.id) ?? byName.get(keyOf(source.name)));
  // A packed item stays, even when its gear was deleted, the offer was withdrawn or the people who
  // need it aren't going.
  for (const row of rows) {
    const key = keyOf(row.name);
    if (listed.has(row.id) || named.has(key) || !(row.packed || row.mark !== null)) continue;
    named.add(key);
    put({ ...row, group: row.from === 'taken' ? 'taken' : 'gear' }, row);
  }
  for (const row of added) put({ ...row, group: 'added' }, row);
  const known = new Set([...list.items, ...list.left_out].map(({ name }) => keyOf(name)));
  for (const { name } of earlier) {
    const key = keyOf(name);
    if (said.get(key) !== 'forgot' || known.has(key)) continue;
    known.add(key);
    put({ id: idOf(`forgot ${key}`), name, quantity: 1, from: 'added', group: 'added' }, undefined);
  }
  return list;
}

/** A piece of gear replaces the usual item of the same kind. */
function ownThings(
  crew: readonly UsualThing[],
  gear: readonly { id: string; name: string }[],
  idOf: (key: string) => string,
): Listed[] {
  const left = new Map(gear.map((item) => [keyOf(item.name), item]));
  const usual = crew.map(({ rule, quantity }): Listed => {
    const name = [rule.name, ...rule.gear].map(keyOf).find((each) => left.has(each));
    const item = name === undefined ? undefined : left.get(name);
    if (name !== undefined) left.delete(name);
    const { id, name: called } = item ?? { id: idOf(`usual ${rule.key}`), name: rule.name };
    return { id, name: called, quantity, from: 'own', group: rule.group };
  });
  const rest = [...left.values()].map(
    (item): Listed => ({ ...item, quantity: 1, from: 'own', group: 'gear' }),
  );
  return [...usual, ...rest];
}

function distinct(things: Listed[]): Listed[] {
  const byName = new Map<string, Listed>();
  for (const thing of things) {
    const name = keyOf(thing.name);
    if (!byName.has(name)) byName.set(name, thing);
  }
  return [...byName.values()];
}

function wordsByName(earlier: readonly EarlierWord[]): Map<string, PackingMark | null> {
  const words = new Map<string, PackingMark | null>();
  for (const { name, mark } of earlier) {
    const key = keyOf(name);
    if (!words.has(key)) words.set(key, mark);
  }
  return words;
}
