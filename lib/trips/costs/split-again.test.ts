import type { Expense } from './schema';
import { type Share, splitCents } from './split';
import { isStale } from './split-again';

const weights = (counts: Record<string, number>) =>
  Object.entries(counts).map(([household_id, weight]) => ({ household_id, weight }));

const sharesOf = (cents: number, counts: Record<string, number>): Share[] =>
  splitCents(cents, weights(counts)) ?? [];

const stale = (split: Expense['split'], before: Record<string, number>, today: Record<string, number>) =>
  isStale({ cents: 1000, split, shares: sharesOf(1000, before) }, weights(today));

test.each<[string, Expense['split'], Record<string, number>, Record<string, number>, boolean]>([
  ['nobody changed', 'everyone', { a: 1, b: 2 }, { a: 1, b: 2 }, false],
  ['one counts more', 'everyone', { a: 1, b: 2 }, { a: 2, b: 2 }, true],
  ['all stay longer', 'everyone', { a: 1, b: 2 }, { a: 2, b: 4 }, false],
  ['another one comes', 'everyone', { a: 1, b: 2 }, { a: 1, b: 2, c: 1 }, true],
  ['another one comes who counts nothing', 'everyone', { a: 1, b: 3 }, { a: 1, b: 3, c: 0 }, false],
  ['one doesn’t come any more', 'everyone', { a: 1, b: 2 }, { a: 1 }, true],
  ['nobody is left who counts', 'everyone', { a: 1, b: 2 }, { c: 0 }, false],
  ['one of the chosen counts more', 'chosen', { a: 1, b: 2 }, { a: 1, b: 1, c: 5 }, true],
  ['one who wasn’t chosen comes', 'chosen', { a: 1, b: 2 }, { a: 1, b: 2, c: 5 }, false],
  ['one of the chosen doesn’t come any more', 'chosen', { a: 1, b: 2 }, { a: 1, c: 5 }, true],
  ['none of the chosen comes any more', 'chosen', { a: 1, b: 2 }, { c: 5 }, false],
  ['another one is there', 'there', { a: 1, b: 2 }, { a: 1, b: 2, c: 1 }, true],
  ['nobody is there any more', 'there', { a: 1, b: 2 }, {}, false],
  ['it has weights of its own', 'weighted', { a: 1, b: 2 }, { a: 2, b: 2, c: 1 }, false],
])('when %s, an expense for %s is stale or not', (_, split, before, today, expected) => {
  expect(stale(split, before, today)).toBe(expected);
});
