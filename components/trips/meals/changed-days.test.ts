import type { Meal } from '@/lib/trips/meals/schema';
import { changedDays, type MealChange, type MealDay } from './changed-days';

const portions = { adults: 2, children: 0, toddlers: 0, babies: 0, people: 2 };
const meal = (kind: Meal['meal'], more: Partial<Meal> = {}): Meal => ({
  meal: kind,
  title: null,
  notes: null,
  outside: null,
  cooks: [],
  portions,
  items: [],
  ...more,
});

const place = { day: '2027-03-27', meal: 'dinner' } as const;
const mia = { household_id: 'mia', name: 'Mia' };
const bread = { id: '1', text: 'Bread', ticked: false, taken_by: null };
const days: MealDay[] = [
  { day: '2027-03-26', meals: [meal('dinner')] },
  { day: '2027-03-27', meals: [meal('lunch'), meal('dinner', { cooks: [mia], items: [bread] })] },
];
const tom = { household_id: 'tom', name: 'Tom' };

const changes: [string, Record<string, unknown>, Partial<Meal>][] = [
  ['another cook joins', { change: 'cook', ...tom }, { cooks: [mia, tom], items: [bread] }],
  ['whoever cooks already is there once', { change: 'cook', ...mia }, { cooks: [mia], items: [bread] }],
  ['a cook leaves', { change: 'leave', household_id: 'mia' }, { cooks: [], items: [bread] }],
  [
    'a thing is added',
    { change: 'add', id: 'new Dal', text: 'Dal' },
    { cooks: [mia], items: [bread, { id: 'new Dal', text: 'Dal', ticked: false, taken_by: null }] },
  ],
  [
    'a thing is ticked',
    { change: 'tick', id: '1', ticked: true },
    { cooks: [mia], items: [{ ...bread, ticked: true }] },
  ],
  [
    'a thing is taken',
    { change: 'take', id: '1', taken_by: 'tom' },
    { cooks: [mia], items: [{ ...bread, taken_by: 'tom' }] },
  ],
  ['a thing is removed', { change: 'remove', id: '1' }, { cooks: [mia], items: [] }],
];

test.each(changes)('%s, and every other object stays the same', (_, change, expected) => {
  const changed = changedDays(days, { ...place, ...change } as MealChange);
  expect(changed[1]?.meals[1]).toEqual(meal('dinner', expected));
  expect(changed[0]).toBe(days[0]);
  expect(changed[1]?.meals[0]).toBe(days[1]?.meals[0]);
});
