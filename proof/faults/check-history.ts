import type { Call, Value } from './history';

/** A fault in a history: something that a correct product never does. */
export interface Finding {
  rule: RuleName;
  /** The key of the history (a list, value, version or sum of a trip) that has the fault. */
  key: string;
  text: string;
  /** Index of the call whose response shows the fault. */
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

/** A history's calls, sorted by start, and its reads and writes by key. */
interface View {
  calls: Call[];
  /** The responses that show each list, in the order in which their calls began. */
  reads: Map<string, ListRead[]>;
  /** For each list and item, the write that adds the item. */
  adds: Map<string, Map<string, Call>>;
  /** For each single value, all writes of that value. */
  sets: Map<string, Setting[]>;
}

/** For each kind of fault, a function that finds it. Each function finds faults that no other finds. */
export const rules = {
  /** A write that was acknowledged or shown is missing from the last response about its key. */
  'lost write': (view: View) =>
    unseen(view).flatMap(({ key, misses, lost }) =>
      lost ? misses.slice(-1).map((miss) => ({ key, ...miss })) : [],
    ),

  /** A response lacks a write that it must show, but a later response shows the write. */
  'stale read': (view: View) =>
    unseen(view).flatMap(({ key, misses, lost }) => (lost ? [] : misses.map((miss) => ({ key, ...miss })))),

  /** A list shows an item twice. */
  'done twice': ({ reads }: View) =>
    eachRead(reads, ({ call, items }, key) =>
      items
        .filter((item, at) => items.indexOf(item) !== at)
        .map((item) => ({ key, text: `“${item}” is there twice`, call: call.index })),
    ),

  /** A response shows data that nobody had written by then, or whose write was refused. */
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

  /** A number that must never decrease is smaller than in an earlier response. */
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

  /** A sum that must be zero isn't. */
  'wrong sum': ({ calls }: View) =>
    calls.flatMap(({ index, shown }) =>
      Object.entries(shown?.sums ?? {}).flatMap(([key, sum]) =>
        sum === 0 ? [] : [{ key, text: `the sum is ${sum}, not 0`, call: index }],
      ),
    ),
} satisfies Record<string, (view: View) => Found[]>;

export type RuleName = keyof typeof rules;

/** Checks a history with all rules or only the named ones. Returns the faults that it finds. */
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

/** True when the write wasn't refused and began before the read's response came. */
const mayBeDone = (write: Call | undefined, read: Call) =>
  write !== undefined && write.outcome !== 'refused' && write.start < read.end;

/** A write that is missing from responses that must show it. */
interface Unseen {
  key: string;
  misses: Pick<Found, 'text' | 'call'>[];
  /** True when the write is missing even from the last response about its key. */
  lost: boolean;
}

const unseen = (view: View): Unseen[] => [...missingItems(view), ...oldValues(view)];

/**
 * Finds the list items that are missing from reads that must show them. A read must show an item
 * when the item was acknowledged, or shown by another response, before the read began.
 */
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

/**
 * For each write that may have set the value that a read shows, returns when the write ended: Infinity
 * for a write that wasn't acknowledged, because it may still be carried out. For the value null, adds
 * -Infinity, because null is also the value before any write.
 */
function candidates({ sets }: View, read: Call, key: string, value: Value): { end: number }[] {
  const written = (sets.get(key) ?? []).filter((set) => set.value === value && mayBeDone(set.call, read));
  const ends = written.map(({ call }) => ({
    end: call.outcome === 'ok' ? call.end : Number.POSITIVE_INFINITY,
  }));
  return value === null ? [{ end: Number.NEGATIVE_INFINITY }, ...ends] : ends;
}

/**
 * Finds reads that show an old value: a write of another value began later and was acknowledged
 * before the read began.
 */
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
