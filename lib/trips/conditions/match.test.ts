import type { Position } from '@/lib/geometry';
import type { Item } from './item';
import { matchItems, type Site } from './match';

const now = new Date('2026-11-27T20:00:00Z');
const stay = { start: '2026-11-28', end: '2026-11-29', zone: 'Australia/Sydney' };
const site: Site = {
  position: { latitude: -36.6, longitude: 149.9 },
  state: 'NSW',
  councils: ['Bega Valley'],
  parks: ['Royal National Park'],
};
const item = (change: Partial<Item>): Item => ({
  id: '1',
  kind: 'fire',
  gravity: 'watch',
  title: '',
  text: '',
  where: {},
  from: null,
  until: null,
  rating: null,
  link: null,
  at: null,
  ...change,
});
const match = (change: Partial<Item>, at: Partial<Site> = {}, state: 'NSW' | 'VIC' = 'NSW') =>
  matchItems({ state }, [item(change)], { ...site, ...at }, stay, now).map(({ km }) => km);

/** About 11 km of latitude for each tenth of a degree. */
const north = (tenths: number) => ({ latitude: -36.6 + tenths / 10, longitude: 149.9 });
const [farWest, west, east] = [-2, -1, 1].map((degrees) => ({
  latitude: -36.4,
  longitude: 149.9 + degrees,
})) as [Position, Position, Position];
const square = (south: number, west: number) => [
  { latitude: south, longitude: west },
  { latitude: south, longitude: west + 1 },
  { latitude: south + 1, longitude: west + 1 },
  { latitude: south + 1, longitude: west },
];

test.each<[string, Partial<Item>, (number | null)[]]>([
  ['a ban for its council', { kind: 'fire ban', where: { councils: ['BEGA VALLEY'] } }, [null]],
  ['a ban for another council', { kind: 'fire ban', where: { councils: ['Snowy Monaro'] } }, []],
  ['a ban for a council that nobody knows', { kind: 'fire ban', where: { councils: ['Atlantis'] } }, []],
  ['a warning for the whole state', { kind: 'warning', where: { statewide: true } }, [null]],
  ['a warning without a place', { kind: 'warning', where: {} }, []],
  ['a fire within 50 km', { where: { spots: [north(9), north(4.4)] } }, [48.9]],
  ['a fire beyond 50 km', { where: { spots: [north(4.6)] } }, []],
  ['a closed road within 30 km', { kind: 'road', where: { spots: [north(2.6)] } }, [28.9]],
  ['a closed road beyond 30 km', { kind: 'road', where: { spots: [north(2.8)] } }, []],
  ['a long closed road that passes by', { kind: 'road', where: { lines: [[west, east]] } }, [22.2]],
  ['a long closed road that ends far away', { kind: 'road', where: { lines: [[west, farWest]] } }, []],
  ['a warning whose area it lies in', { kind: 'warning', where: { areas: [square(-37, 149.5)] } }, [0]],
  ['a warning whose edge is near', { kind: 'warning', where: { areas: [square(-36.5, 149.5)] } }, [11.1]],
  ['a warning whose edge is far', { kind: 'warning', where: { areas: [square(-36, 149.5)] } }, []],
  ['its park', { kind: 'park', where: { park: 'Royal National Park' } }, [null]],
  ['its park within a title', { kind: 'park', where: { park: 'Track closed, Royal National Park' } }, [null]],
  ['a park of nearly the same name', { kind: 'park', where: { park: 'Mount Royal National Park' } }, []],
  ['a park whose alert is near', { kind: 'park', where: { park: 'Bournda', spots: [north(0.5)] } }, [5.6]],
])('%s', (_, change, expected) => {
  expect(match(change)).toEqual(expected);
});

test('the other side of a line between states counts by distance alone', () => {
  expect(match({ where: { spots: [north(1)] } }, {}, 'VIC')).toEqual([11.1]);
  expect(match({ kind: 'warning', where: { statewide: true } }, {}, 'VIC')).toEqual([]);
  expect(match({ where: { councils: ['Bega Valley'] } }, {}, 'VIC')).toEqual([]);
  expect(match({ where: { park: 'Royal National Park' } }, {}, 'VIC')).toEqual([]);
});

test('a site that is only a name is concerned by what covers its whole state', () => {
  const name = { position: null, councils: [], parks: [] };
  expect(match({ where: { spots: [north(0)] } }, name)).toEqual([]);
  expect(match({ kind: 'warning', where: { statewide: true } }, name)).toEqual([null]);
});

test.each<[string, string | null, string | null, number]>([
  ['ends before the first day', null, '2026-11-27T12:59:00Z', 0],
  ['ends on the first day', null, '2026-11-27T21:00:00Z', 1],
  ['was over before now', null, '2026-11-27T19:00:00Z', 0],
  ['begins on the last day', '2026-11-29T12:59:00Z', null, 1],
  ['begins after the last day', '2026-11-29T13:00:00Z', null, 0],
])('what %s', (_, from, until, count) => {
  expect(match({ kind: 'warning', where: { statewide: true }, from, until })).toHaveLength(count);
});
