import type { FoundCampsite } from '../schema';
import { mergeResults, parseKm } from './merge';
import type { AiCampsite } from './schema';

const site = (id: string, distance: number) => ({ id, name: id, distance }) as FoundCampsite;
const suggestion = (name: string, distance: string, location_id: string | null = null) =>
  ({ name, distance, location_id }) as AiCampsite;

const namesOf = (...given: Parameters<typeof mergeResults>) =>
  mergeResults(...given).map((result) => (result.site ? result.site.name : `AI: ${result.suggestion.name}`));

test('one list has the campsites and the suggestions, nearest first', () => {
  expect(
    namesOf(
      [site('near', 3), site('far', 90), site('private', 12.5)],
      [suggestion('further', '45 km'), suggestion('nearest', '2 km')],
    ),
  ).toEqual(['AI: nearest', 'near', 'private', 'AI: further', 'far']);
});

test('unknown distances come last, in the given order', () => {
  expect(
    namesOf(
      [site('far', 90)],
      [suggestion('first', 'unknown'), suggestion('second', 'an hour away'), suggestion('near', '1 km')],
    ),
  ).toEqual(['AI: near', 'far', 'AI: first', 'AI: second']);
});

test('a campsite comes before a suggestion at the same distance', () => {
  expect(namesOf([site('known', 12)], [suggestion('said', '12 km')])).toEqual(['known', 'AI: said']);
});

test('a suggestion that names a listed campsite is shown on the campsite’s card', () => {
  const merged = mergeResults(
    [site('a', 1), site('b', 2)],
    [suggestion('B, as the AI calls it', '3 km', 'b')],
  );
  expect(merged).toEqual([
    { site: site('a', 1), suggested: false },
    { site: site('b', 2), suggested: true },
  ]);
});

test('a suggestion that names a campsite outside the list has its own card', () => {
  expect(namesOf([site('a', 1)], [suggestion('B', '3 km', 'b')])).toEqual(['a', 'AI: B']);
});

test('a site that is in two responses is listed once', () => {
  expect(mergeResults([site('a', 1), site('a', 1)], [])).toHaveLength(1);
});

test.each([
  ['45 km', 45],
  ['4.5km', 4.5],
  [' 12 KM ', 12],
  ['unknown', Number.POSITIVE_INFINITY],
  ['', Number.POSITIVE_INFINITY],
  ['-3 km', Number.POSITIVE_INFINITY],
  ['12 miles', Number.POSITIVE_INFINITY],
  ['12', Number.POSITIVE_INFINITY],
  ['km', Number.POSITIVE_INFINITY],
  ['About 12 km', Number.POSITIVE_INFINITY],
  ['12 km by road', Number.POSITIVE_INFINITY],
  ['12 kmh', Number.POSITIVE_INFINITY],
  ['10-20 km', Number.POSITIVE_INFINITY],
])('"%s" is %d km', (text, km) => {
  expect(parseKm(text)).toBe(km);
});
