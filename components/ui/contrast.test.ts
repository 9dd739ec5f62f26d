import { readFileSync } from 'node:fs';
import { contrast, type Oklch, readTokens } from '@/tests/fixtures/colours';

const tokens = readTokens(readFileSync('app/globals.css', 'utf8'));

/** Each text colour, with the background colours on which it is used. */
const texts = [
  ['ink', ['paper', 'card', 'eucalypt-soft', 'ember-soft', 'sky-soft', 'wattle-soft', 'ochre-soft']],
  ['muted', ['paper', 'card']],
  ['eucalypt', ['paper', 'card', 'eucalypt-soft', 'eucalypt-pale']],
  ['on-eucalypt', ['eucalypt', 'eucalypt-deep']],
  ['ochre', ['paper', 'card', 'ochre-soft']],
  ['on-wattle', ['wattle']],
  ['ember', ['paper', 'card', 'ember-soft']],
  ['on-ember', ['ember', 'ember-deep']],
  ['sky', ['paper', 'card', 'sky-soft']],
] as const;

const tints = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => [`on-tint-${place}`, [`tint-${place}`]] as const);

/**
 * Colours of shapes that people must see to use the page, such as edges of boxes and the focus
 * ring, each with its backgrounds.
 */
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

test.each(pairs(tints))('small initials, %s, can be read on %s (%s)', (front, back, mode) => {
  expect(ratio(front, back, mode)).toBeGreaterThanOrEqual(6.3);
});

test.each(['light', 'dark'] as const)('the planes and the household tints are all different (%s)', (mode) => {
  const colours = ['paper', 'card', 'line', ...tints.flatMap(([, [tint]]) => tint)];
  expect(new Set(colours.map((name) => String(tokens[mode][name]))).size).toBe(colours.length);
});

test.each(pairs(shapes))('%s can be told from %s (%s)', (front, back, mode) => {
  expect(ratio(front, back, mode)).toBeGreaterThanOrEqual(3);
});
