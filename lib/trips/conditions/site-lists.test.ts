import { readNsw } from '@/tests/factories/conditions';
import type { Item, List } from './item';
import { lists } from './lists/all';
import { wholeDay } from './reading/times';
import { concernsOf, unplacedOf } from './site-lists';

const named = (name: string) => lists.find((list) => list.name === name) as List;
const ban = (zone: string, day: string): Item => ({
  id: '1',
  kind: 'fire ban',
  gravity: 'stops',
  title: 'Total fire ban',
  text: '',
  where: { statewide: true },
  ...wholeDay(zone, day),
  rating: null,
  link: null,
  at: null,
});
const days = ['2026-11-27', '2026-11-28', '2026-11-29'];

beforeAll(() => readNsw());
afterAll(() => readNsw(false));

test.each([
  ['Broken Hill', 'nsw-fire-bans', 'Australia/Sydney', 'Australia/Broken_Hill'],
  ['Eucla', 'wa-fire-bans', 'Australia/Perth', 'Australia/Eucla'],
])('a ban on Saturday is on Saturday alone, also by the clock of %s', (_, name, zone, siteZone) => {
  const list = named(name);
  const site = { latitude: -31.9, longitude: 141.4, state: list.state, parks: [] };
  const daysOf = (now: string) =>
    concernsOf(list, [ban(zone, '2026-11-28')], site, { days, zone: siteZone, now: new Date(now) }).map(
      (concern) => concern.days,
    );
  expect(daysOf('2026-11-26T00:00:00Z')).toEqual([['2026-11-28']]);
  // Still Saturday in Broken Hill, and already Sunday in Sydney.
  if (zone === 'Australia/Sydney') expect(daysOf('2026-11-28T13:10:00Z')).toEqual([['2026-11-28']]);
});

test.each<[string, Partial<Item>, number]>([
  ['without a place', { where: {} }, 1],
  ['for councils that nobody knows', { where: { councils: ['Atlantis'] } }, 1],
  ['for a council that is known among others', { where: { councils: ['Atlantis', 'NANNUP'] } }, 0],
  ['for an area', { where: { spots: [{ latitude: -20, longitude: 120 }] } }, 0],
  ['for the whole state', { where: { statewide: true } }, 0],
  ['that only tells something', { where: {}, gravity: 'knows' }, 0],
  ['that is over', { where: {}, until: '2026-11-28T00:00:00Z' }, 0],
  ['for after the trip', { where: {}, from: '2026-11-30T12:00:00Z' }, 0],
])('a warning %s may be anywhere in its state: %s', (_, more, count) => {
  const warning = { ...ban('Australia/Perth', '2026-11-28'), kind: 'warning' as const, days: undefined };
  const item: Item = { ...warning, from: null, until: null, ...more };
  const stay = { days, zone: 'Australia/Perth', now: new Date('2026-11-28T01:00:00Z') };
  const at = (state: string) => ({ latitude: -33.9, longitude: 115.7, state, parks: [] });
  expect(unplacedOf(named('wa-warnings'), [item], at('WA'), stay)).toHaveLength(count);
  expect(unplacedOf(named('wa-warnings'), [item], at('SA'), stay)).toEqual([]);
});
