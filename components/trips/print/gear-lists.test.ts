import type { GearLine } from '@/lib/trips/gear/schema';
import { gearLists } from './gear-lists';

const line = (name: string, by: [string, number][], changes: Partial<GearLine> = {}): GearLine => ({
  id: name,
  name,
  needed: 4,
  why: '',
  from: 'added',
  rule: null,
  by_rule: null,
  unit: null,
  struck: false,
  offered: 0,
  gap: 0,
  surplus: 0,
  by: by.map(([household_id, quantity]) => ({ household_id, name: household_id, quantity, said: true })),
  ...changes,
});
const lines = [
  line(
    'Chairs',
    [
      ['mia', 4],
      ['tom', 2],
      ['ann', 1],
    ],
    { gap: 7 },
  ),
  line('Water', [['mia', 40]], { unit: 'L', gap: 200 }),
  line('Gazebo', [['mia', 1]]),
  line('Stove', [['tom', 1]]),
  line('Beds', [['tom', 4]]),
  line(
    'Axe',
    [
      ['tom', 1],
      ['mia', 1],
    ],
    { struck: true },
  ),
];
const names = { mia: 'Mia', tom: 'Tom', ann: 'Ann' };
const textsOf = (own: string | null) => {
  const lists = gearLists(lines, { own, names });
  const texts = (things: { text: string }[] | null) => things?.map(({ text }) => text) ?? null;
  return { own: texts(lists.own), others: texts(lists.others), short: texts(lists.short) };
};

test('the reader’s things, others’ things and missing things stand apart; struck lines are left out', () => {
  expect(textsOf('mia')).toEqual({
    own: ['Chairs, 4', 'Water, 40 L', 'Gazebo, 1'],
    others: ['Chairs: Tom 2, Ann 1', 'Stove: Tom', 'Beds: Tom 4'],
    short: ['Chairs, 7', 'Water, 200 L'],
  });
});

test('a reader who isn’t going sees who brings what', () => {
  const { own, others } = textsOf(null);
  expect(own).toBeNull();
  expect(others).toEqual([
    'Chairs: Mia 4, Tom 2, Ann 1',
    'Water: Mia 40 L',
    'Gazebo: Mia',
    'Stove: Tom',
    'Beds: Tom 4',
  ]);
});
