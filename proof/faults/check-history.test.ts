import { checkHistory, type RuleName, rules } from './check-history';
import type { Call, Shown } from './history';

let index = 0;
let time = 0;
beforeEach(() => {
  index = 0;
  time = 0;
});

/**
 * Returns a call that begins after all earlier ones. `more` overrides its fields, such as its times
 * or outcome.
 */
function call(more: Partial<Call>): Call {
  const start = ++time;
  const end = ++time;
  const settled = { outcome: 'ok', status: 200, tries: 1 } as const;
  return { index: index++, process: 1, kind: 'any', call: 'GET /', start, end, ...settled, ...more };
}

const adds = (item: string, more: Partial<Call> = {}) =>
  call({ change: { adds: { list: 'notices', item } }, ...more });
const sets = (value: string | null, more: Partial<Call> = {}) =>
  call({ change: { sets: { seat: value } }, ...more });
const reads = (shown: Shown, more: Partial<Call> = {}) => call({ shown, ...more });
const lists = (...items: string[]) => ({ lists: { notices: items } });
const seat = (value: string | null) => ({ values: { seat: value } });

/** Histories with one fault each: the fault, the rule that finds it, and the history. */
const seeded: [fault: string, rule: RuleName, history: () => Call[]][] = [
  ['an acknowledged write that is gone', 'lost write', () => [adds('one'), reads(lists())]],
  [
    'an item that was shown once and is gone, of a write that nobody acknowledged',
    'lost write',
    () => [adds('one', { outcome: 'unknown' }), reads(lists('one')), reads(lists())],
  ],
  ['an acknowledged value that is gone', 'lost write', () => [sets('van'), sets('ute'), reads(seat('van'))]],
  [
    'a read after an acknowledged write that shows the list before it',
    'stale read',
    () => [adds('one'), reads(lists()), reads(lists('one'))],
  ],
  [
    'a list that loses an item for a moment',
    'stale read',
    () => [
      adds('one', { end: 4.5 }),
      reads(lists('one'), { start: 2.5 }),
      reads(lists()),
      reads(lists('one')),
    ],
  ],
  [
    'a read after an acknowledged write that shows the value before it',
    'stale read',
    () => [sets('van'), sets('ute'), reads(seat('van')), reads(seat('ute'))],
  ],
  [
    'no value after one was acknowledged',
    'stale read',
    () => [sets('van'), reads(seat(null)), reads(seat('van'))],
  ],
  ['a doubled expense', 'done twice', () => [adds('firewood'), reads(lists('firewood', 'firewood'))]],
  ['an item that nobody added', 'from nowhere', () => [reads(lists('one'))]],
  [
    'an item that was refused',
    'from nowhere',
    () => [adds('one', { outcome: 'refused' }), reads(lists('one'))],
  ],
  [
    'an item before anybody added it',
    'from nowhere',
    () => [reads(lists('one')), adds('one'), reads(lists('one'))],
  ],
  ['a value that nobody set', 'from nowhere', () => [sets('van'), reads(seat('ute'))]],
  [
    'a value that was refused',
    'from nowhere',
    () => [sets('ute', { outcome: 'refused' }), reads(seat('ute'))],
  ],
  [
    'a version that goes back',
    'older version',
    () => [reads({ versions: { firewood: 3 } }), reads({ versions: { firewood: 2 } })],
  ],
  [
    'a version older than the acknowledged one',
    'older version',
    () => [
      sets('van', { shown: { versions: { firewood: 2 } } }),
      reads({ ...seat('van'), versions: { firewood: 1 } }),
    ],
  ],
  ['balances that don’t sum to zero', 'wrong sum', () => [reads({ sums: { balances: 1 } })]],
];

test.each(seeded)('%s breaks the rule “%s” and no other rule', (_, rule, history) => {
  const calls = history();
  expect([...new Set(checkHistory(calls).map((finding) => finding.rule))]).toEqual([rule]);
  const others = (Object.keys(rules) as RuleName[]).filter((each) => each !== rule);
  expect(checkHistory(calls, others)).toEqual([]);
});

test('every rule has a history with its fault', () => {
  expect(new Set(seeded.map(([, rule]) => rule))).toEqual(new Set(Object.keys(rules)));
});

/** Histories that a correct product can produce. */
const sound: [title: string, history: () => Call[]][] = [
  ['each acknowledged write is shown once', () => [adds('one'), adds('two'), reads(lists('one', 'two'))]],
  [
    'a write that runs during a read may be shown or not',
    () => [
      adds('one', { start: 1, end: 9 }),
      reads(lists('one'), { start: 2, end: 8 }),
      reads(lists(), { start: 3, end: 8 }),
      reads(lists('one'), { start: 10, end: 11 }),
    ],
  ],
  [
    'a write without a response may be done later, or never',
    () => [
      adds('one', { outcome: 'unknown' }),
      adds('two', { outcome: 'unknown' }),
      reads(lists()),
      reads(lists('one')),
    ],
  ],
  ['a refused write is not shown', () => [adds('one', { outcome: 'refused' }), reads(lists())]],
  [
    'a value may come back when somebody sets it again',
    () => [sets('van'), sets('ute'), reads(seat('ute')), sets('van'), reads(seat('van'))],
  ],
  [
    'after two writes at the same time, either value may stay',
    () => [
      sets('van', { start: 1, end: 5 }),
      sets('ute', { start: 2, end: 6 }),
      reads(seat('van'), { start: 7, end: 8 }),
    ],
  ],
  [
    'a write that nobody acknowledged may replace a value at any time',
    () => [sets('ute', { outcome: 'unknown' }), sets('van'), reads(seat('van')), reads(seat('ute'))],
  ],
  [
    'a read that began before a new version was shown may show the older one',
    () => [
      reads({ versions: { firewood: 2 } }, { start: 2, end: 4 }),
      reads({ versions: { firewood: 1 } }, { start: 1, end: 5 }),
    ],
  ],
  ['sums are zero', () => [reads({ sums: { balances: 0 } })]],
];

test.each(sound)('a history has no findings: %s', (_, history) => {
  expect(checkHistory(history())).toEqual([]);
});

test('a finding names the call whose response shows the fault', () => {
  expect(checkHistory([adds('one'), reads(lists('one', 'one', 'two'))])).toEqual([
    { rule: 'done twice', key: 'notices', text: '“one” is there twice', call: 1 },
    { rule: 'from nowhere', key: 'notices', text: 'nobody has added “two”', call: 1 },
  ]);
});
