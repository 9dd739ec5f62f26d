import { packingItem } from '@/tests/factories/packing-items';
import { amountOf, groupsOf, leftOutText, progressText } from './packing-text';

test('groups stand in a fixed order, and empty groups are left out', () => {
  const items = [
    packingItem('Ukulele', { group: 'added' }),
    packingItem('Pillow', { group: 'sleeping' }),
    packingItem('Corkscrew', { group: 'forgot' }),
    packingItem('Swag', { group: 'sleeping' }),
  ];
  expect(groupsOf(items).map(({ title, items }) => [title, ...items.map(({ name }) => name)])).toEqual([
    ['Don’t forget this time', 'Corkscrew'],
    ['Sleeping', 'Pillow', 'Swag'],
    ['You added', 'Ukulele'],
  ]);
});

test.each([
  [[], 'Nothing to pack yet'],
  [[false, true, false], '1 of 3 packed'],
  [[true, true], 'All 2 packed'],
])('the ticks %j read %s', (ticks, text) => {
  expect(progressText(ticks.map((packed, n) => packingItem(`Thing ${n}`, { packed })))).toBe(text);
});

test.each([
  [{ quantity: 6 }, '× 6'],
  [{ quantity: 1 }, null],
  [{ quantity: 1, unit: 'L' as const }, '1 L'],
])('the amount %j reads %s', (changes, text) => {
  expect(amountOf(packingItem('Thing', changes))).toBe(text);
});

test('a thing that the reader took off the list needs no reason', () => {
  expect(leftOutText(packingItem('Kettle', { last_time: 'not needed' }))).toBe(
    'You didn’t need it last time',
  );
  expect(leftOutText(packingItem('Kettle'))).toBeNull();
});
