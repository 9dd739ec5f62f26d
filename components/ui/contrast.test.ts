import { readFileSync } from 'node:fs';
import { contrast, type Oklch, readTokens } from '@/tests/fixtures/colours';

const tokens = readTokens(readFileSync('app/globals.css', 'utf8'));

/** Text colours and the colours behind them. */
const texts = [
  ['ink', ['paper', 'card', 'eucalypt-soft', 'ember-soft', 'sky-soft', 'wattle-soft', 'ochre-soft']],
  ['muted', ['paper', 'card']],
  ['eucalypt', ['paper', 'card', 'eucalypt-soft']],
  ['on-eucalypt', ['eucalypt', 'eucalypt-deep']],
  ['ochre', ['paper', 'card', 'ochre-soft']],
  ['on-wattle', ['wattle']],
  ['ember', ['paper', 'card', 'ember-soft']],
  ['on-ember', ['ember', 'ember-deep']],
  ['sky', ['paper', 'card', 'sky-soft']],
] as const;

/** Shapes that people must see to use the page: edges of boxes, the focus ring. */
const shapes = [
  ['control', ['paper', 'card']],
  ['eucalypt', ['paper', 'card', 'eucalypt-soft', 'ember-soft']],
  ['ember', ['paper', 'card']],
] as const;

const pairs = (list: readonly (readonly [string, readonly string[]])[]) =>
  list.flatMap(([front, backs]) =>
    backs.flatMap((back) => (['light', 'dark'] as const).map((mode) => [front, back, mode] as const)),
  );

const ratio = (front: string, back: string, mode: 'light' | 'dark') =>
  contrast(tokens[mode][front] as Oklch, tokens[mode][back] as Oklch);

test.each(pairs(texts))('%s can be read on %s (%s)', (front, back, mode) => {
  expect(ratio(front, back, mode)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(shapes))('%s can be told from %s (%s)', (front, back, mode) => {
  expect(ratio(front, back, mode)).toBeGreaterThanOrEqual(3);
});
