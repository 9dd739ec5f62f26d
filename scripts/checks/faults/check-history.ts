import type { Call, Value } from './history';

/** Something that cannot be in a correct history. */
export interface Finding {
  rule: RuleName;
  /** What it is about: a key of the history. */
  key: string;
  text: string;
  /** The call whose response shows it. */
  call: number;
}

type Found = Omit<Finding, 'rule'>;

/** A response that shows a list. */
interface ListRead {
  call: Call;
  items: string[];
}

interface Setting {
  call: Call;
  value: Value;
}

/** A history by its keys. */
interface View {
  calls: Call[];
  /** Per list, by the start of the call. */
  reads: Map<string, ListRead[]>;
  /** Per list and item: the write that adds the item. */
  adds: Map<string, Map<string, Call>>;
  /** Per value: all writes of the value. */
  sets: Map<string, Setting[]>;
}

/** The rules of a correct history; each finds what no other rule finds. */
export const rules = {
  /** What was acknowledged, or shown once, is missing in the last response that could show it. */
  'lost write': (view: View) =>
    unseen(view).flatMap(({ key, misses, lost }) =>
      lost ? misses.slice(-1).map((miss) => ({ key, ...miss })) : [],
    ),

  /** A response to a call that began after a write was acknowledged doesn't show the write, but a later one does. */
  'stale read': (view: View) =>
    unseen(view).flatMap(({ key, misses, lost }) => (lost ? [] : misses.map((miss) => ({ key, ...miss })))),

  /** A list shows an item twice. */
  'done twice': ({ reads }: View) =>
    eachRead(reads, ({ call, items }, key) =>
      items
        .filter((item, at) => items.indexOf(item) !== at)
        .map((item) => ({ key, text: `“${item}” is there twice`, call: call.index })),
    ),

  /** A response shows what nobody has written, what was refused, or what was only written later. */
  'from nowhere': (view: View) => [
    ...eachRead(view.reads, ({ call, items }, key) =>
      items
        .filter((item) => !mayBeDone(view.adds.get(key)?.get(item), call))
        .map((item) => ({ key, text: `nobody has added “${item}”`, call: call.index })),
    ),
    ...eachValue(view, (call, key, value) =>
      value === null || candidates(view, call, key, value).length > 0
        ? []
        : [{ key, text: `nobody has set ${value}`, call: call.index }],
    ),
  ],

  /** A number that only grows is smaller than in a response that came before the call began. */
  'older version': ({ calls }: View) => {
    const byEnd = [...calls].sort((one, other) => one.end - other.end);
    const newest = new Map<string, number>();
    let ended = 0;
    return calls.flatMap((call) => {
      for (let next = byEnd[ended]; next && next.end < call.start; next = byEnd[++ended])
        for (const [key, version] of Object.entries(next.shown?.versions ?? {}))
          newest.set(key, Math.max(version, newest.get(key) ?? version));
      return Object.entries(call.shown?.versions ?? {}).flatMap(([key, version]) => {
        const before = newest.get(key) ?? version;
        return version < before
          ? [{ key, text: `version ${version} after version ${before}`, call: call.index }]
          : [];
      });
    });
  },

  /** A sum that must be zero is another number. */
  'wrong sum': ({ calls }: View) =>
    calls.flatMap(({ index, shown }) =>
      Object.entries(shown?.sums ?? {}).flatMap(([key, sum]) =>
        sum === 0 ? [] : [{ key, text: `the sum is ${sum}, not 0`, call: index }],
      ),
    ),
} satisfies Record<string, (view: View) => Found[]>;

export type RuleName = keyof typeof rules;

/** Everything in a history that a correct product cannot have done, by all rules or by those that are named. */
export function checkHistory(history: readonly Call[], names = Object.keys(rules) as RuleName[]): Finding[] {
  const calls = [...history].sort((one, other) => one.start - other.start || one.index - other.index);
  const view: View = { calls, reads: new Map(), adds: new Map(), sets: new Map() };
  for (const call of calls) {
    for (const [key, items] of Object.entries(call.shown?.lists ?? {}))
      put(view.reads, key, () => []).push({ call, items });
    const { adds, sets } = call.change ?? {};
    if (adds) put(view.adds, adds.list, () => new Map<string, Call>()).set(adds.item, call);
    for (const [key, value] of Object.entries(sets ?? {}))
      put(view.sets, key, () => []).push({ call, value });
  }
  return names.flatMap((rule) => rules[rule](view).map((found) => ({ rule, ...found })));
}

function put<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const eachRead = (reads: View['reads'], find: (read: ListRead, key: string) => Found[]) =>
  [...reads].flatMap(([key, all]) => all.flatMap((read) => find(read, key)));

const eachValue = ({ calls }: View, find: (call: Call, key: string, value: Value) => Found[]) =>
  calls.flatMap((call) =>
    Object.entries(call.shown?.values ?? {}).flatMap(([key, value]) => find(call, key, value)),
  );

/** True when a read may show a write: it was not refused, and began before the read's response came. */
const mayBeDone = (write: Call | undefined, read: Call) =>
  write !== undefined && write.outcome !== 'refused' && write.start < read.end;

/** A write that responses fail to show although they must. */
interface Unseen {
  key: string;
  misses: Pick<Found, 'text' | 'call'>[];
  /** True when the last response about the key is one of them. */
  lost: boolean;
}

const unseen = (view: View): Unseen[] => [...missingItems(view), ...oldValues(view)];

/** The items that reads don't show although an acknowledgement or another response came before they began. */
function missingItems({ reads, adds }: View): Unseen[] {
  return [...reads].flatMap(([key, all]) => {
    const knownFrom = new Map<string, number>();
    const know = (item: string, at: number) => knownFrom.set(item, Math.min(at, knownFrom.get(item) ?? at));
    for (const [item, write] of adds.get(key) ?? []) if (write.outcome === 'ok') know(item, write.end);
    for (const { call, items } of all) for (const item of items) know(item, call.end);
    const shown = all.map(({ call, items }) => ({ call, items: new Set(items) }));
    return [...knownFrom].flatMap(([item, from]) => {
      const after = shown.filter(({ call }) => call.start > from);
      const misses = after.filter(({ items }) => !items.has(item));
      if (misses.length === 0) return [];
      const texts = misses.map(({ call }) => ({ text: `“${item}” is missing`, call: call.index }));
      return [{ key, misses: texts, lost: after.at(-1) === misses.at(-1) }];
    });
  });
}

/** The writes whose value a read may show, whatever came after them. Null is there before anybody sets a value. */
function candidates({ sets }: View, read: Call, key: string, value: Value): { end: number }[] {
  const written = (sets.get(key) ?? []).filter((set) => set.value === value && mayBeDone(set.call, read));
  const ends = written.map(({ call }) => ({
    end: call.outcome === 'ok' ? call.end : Number.POSITIVE_INFINITY,
  }));
  return value === null ? [{ end: Number.NEGATIVE_INFINITY }, ...ends] : ends;
}

/** The values that reads show although a later write of another one was acknowledged before they began. */
function oldValues(view: View): Unseen[] {
  const keys = new Map<string, { misses: Unseen['misses']; lost: boolean }>();
  for (const call of view.calls) {
    for (const [key, value] of Object.entries(call.shown?.values ?? {})) {
      const found = put(keys, key, () => ({ misses: [], lost: false }));
      found.lost = isOld(view, call, key, value);
      if (found.lost) found.misses.push({ text: `${value} was replaced earlier`, call: call.index });
    }
  }
  return [...keys].flatMap(([key, found]) => (found.misses.length > 0 ? [{ key, ...found }] : []));
}

function isOld(view: View, read: Call, key: string, value: Value): boolean {
  const possible = candidates(view, read, key, value);
  const later = (view.sets.get(key) ?? []).filter(
    ({ call }) => call.outcome === 'ok' && call.end < read.start,
  );
  return possible.length > 0 && possible.every(({ end }) => later.some(({ call }) => end < call.start));
}
