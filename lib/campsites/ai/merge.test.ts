import type { FoundCampsite } from '../schema';
import { mergeResults, parseKm } from './merge';
import type { AiCampsite } from './schema';

const site = (id: string, distance: number) => ({ id, name: id, distance }) as FoundCampsite;
const suggestion = (name: string, distance: string, location_id: string | null = null) =>
  ({ name, distance, location_id }) as AiCampsite;

test('campsites of every source go into one list, nearest first', () => {
  const { listed } = mergeResults([site('near', 3), site('far', 90), site('private', 12.5)], []);
  expect(listed.map(({ site }) => site.name)).toEqual(['near', 'private', 'far']);
});

test('suggestions keep to themselves, in the order of their own distances', () => {
  const { listed, suggestions } = mergeResults(
    [site('near', 3)],
    [suggestion('further', '45 km'), suggestion('nearest', '2 km'), suggestion('near', '12.4 km')],
  );
  expect(listed.map(({ site }) => site.name)).toEqual(['near']);
  expect(suggestions.map(({ name }) => name)).toEqual(['nearest', 'near', 'further']);
});

test('a distance that cannot be read goes last, and keeps its order there', () => {
  const { suggestions } = mergeResults(
    [],
    [suggestion('first', 'unknown'), suggestion('second', 'an hour away'), suggestion('near', '1 km')],
  );
  expect(suggestions.map(({ name }) => name)).toEqual(['near', 'first', 'second']);
});

test('a suggestion of a listed site stands among the suggestions, and is told on the site’s card', () => {
  const b = suggestion('B, as the AI calls it', '3 km', 'b');
  const { listed, suggestions } = mergeResults([site('a', 1), site('b', 2)], [b]);
  expect(listed.map(({ site, suggested }) => [site.id, suggested])).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(suggestions).toEqual([b]);
});

test('a site that two responses hold is listed once', () => {
  expect(mergeResults([site('a', 1), site('a', 1)], []).listed).toHaveLength(1);
});

test.each([
  ['45 km', 45],
  ['4.5km', 4.5],
  [' About 12 km by road', 12],
  ['unknown', Number.POSITIVE_INFINITY],
  ['', Number.POSITIVE_INFINITY],
  ['-3 km', Number.POSITIVE_INFINITY],
  ['12 miles', Number.POSITIVE_INFINITY],
  ['km', Number.POSITIVE_INFINITY],
])('"%s" is %d km', (text, km) => {
  expect(parseKm(text)).toBe(km);
});
