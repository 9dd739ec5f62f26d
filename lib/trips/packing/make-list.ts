import { comparedName } from '@/lib/household/compared-name';
import type { PackingGroup, PackingMark, PackingSource } from './kinds';
import type { PackingItem, PackingList } from './schema';
import type { UsualThing } from './usual';

/** By what two things are the same; a name of signs alone is nobody else's. */
const keyOf = (name: string) => comparedName(name) || name;

interface Thing {
  id: string;
  name: string;
  quantity: number;
  /** Pieces where there is none. */
  unit?: PackingItem['unit'];
}

/** What somebody has said of a thing on this trip, or added to it. */
export interface KeptThing extends Thing {
  from: PackingSource;
  packed: boolean;
  mark: PackingMark | null;
  leftOut: boolean;
}

/** What was said of a thing on an earlier trip; null where it was packed and nothing said. */
export interface EarlierWord {
  name: string;
  mark: PackingMark | null;
}

export interface PackingSources {
  crew: readonly UsualThing[];
  /** One's own gear that isn't shared. */
  gear: readonly { id: string; name: string }[];
  /** What one has taken on for everybody. */
  taken: readonly Thing[];
  kept: readonly KeptThing[];
  /** The newest first. */
  earlier: readonly EarlierWord[];
  /** The id of a thing that has no row of its own, by its key. */
  idOf: (key: string) => string;
}

type Listed = Thing & { from: PackingSource; group: PackingGroup };

/** One's packing list for a trip: each thing once, what is off the list beside it. */
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
    // What others count on isn't left out because it was not needed once.
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
  // What was packed stays although the gear was deleted, the offer taken back or the crew stays at home.
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

/** The usual things of a crew and its gear: gear stands for the usual thing that it is. */
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

/** Each name once, the first that comes by it. */
function distinct(things: Listed[]): Listed[] {
  const byName = new Map<string, Listed>();
  for (const thing of things) {
    const name = keyOf(thing.name);
    if (!byName.has(name)) byName.set(name, thing);
  }
  return [...byName.values()];
}

/** The newest word on each thing. */
function wordsByName(earlier: readonly EarlierWord[]): Map<string, PackingMark | null> {
  const words = new Map<string, PackingMark | null>();
  for (const { name, mark } of earlier) {
    const key = keyOf(name);
    if (!words.has(key)) words.set(key, mark);
  }
  return words;
}
