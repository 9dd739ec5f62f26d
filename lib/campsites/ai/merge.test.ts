import type { FoundCampsite } from '../schema';
import { mergeResults, parseKm, type Result } from './merge';
import type { AiCampsite } from './schema';

const site = (id: string, distance: number) => ({ id, name: id, distance }) as FoundCampsite;
const suggestion = (name: string, distance: string, location_id: string | null = null) =>
  ({ name, distance, location_id }) as AiCampsite;

const namesOf = (results: Result[]) =>
  results.map((result) => (result.kind === 'site' ? result.site.name : result.suggestion.name));

test('every source goes into one list, nearest first', () => {
  const results = mergeResults(
    [site('near', 3), site('far', 90), site('private', 12.5)],
    [suggestion('AI', '45 km'), suggestion('AI too', '12.4 km')],
  );
  expect(namesOf(results)).toEqual(['near', 'AI too', 'private', 'AI', 'far']);
});

test('a distance that cannot be read goes last, and keeps its order there', () => {
  const results = mergeResults(
    [site('far', 199)],
    [suggestion('first', 'unknown'), suggestion('second', 'an hour away'), suggestion('near', '1 km')],
  );
  expect(namesOf(results)).toEqual(['near', 'far', 'first', 'second']);
});

test('a suggestion of a listed site is told on its card, not listed again', () => {
  const results = mergeResults(
    [site('a', 1), site('b', 2)],
    [suggestion('B, as the AI calls it', '3 km', 'b')],
  );
  expect(results.map((result) => result.kind === 'site' && [result.site.id, result.suggested])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});

test('a suggestion of a site that is not listed keeps its own card', () => {
  expect(namesOf(mergeResults([site('a', 1)], [suggestion('B', '3 km', 'b')]))).toEqual(['a', 'B']);
});

test('a site that two responses hold is listed once', () => {
  expect(mergeResults([site('a', 1), site('a', 1)], [])).toHaveLength(1);
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
