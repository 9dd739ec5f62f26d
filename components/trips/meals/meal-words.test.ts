import type { MealKind } from '@/lib/trips/meals/grid';
import { cookingText, headcountText, mealSizeText } from './meal-words';

const none = { adults: 0, children: 0, toddlers: 0, babies: 0, people: 0 };
const family = { ...none, adults: 2, children: 1, babies: 1, people: 4 };

test('eaters are counted by age, and empty ages are left out', () => {
  expect(mealSizeText({ ...none, adults: 1, children: 2, toddlers: 1 })).toMatch(
    /^For 1 adult, 2 children and 1 toddler, /,
  );
  expect(mealSizeText(family)).toBe('For 2 adults, 1 child and 1 baby, 3 adult portions');
});

test('a day says how many people eat, and how that changes', () => {
  const at = (people: number, outside: 'before' | 'after' | null = null, meal: MealKind = 'dinner') => ({
    meal,
    outside,
    portions: { ...none, people },
  });
  expect(headcountText([at(9), at(9), at(12)])).toBe('9, then 12 people');
  expect(headcountText([at(0, 'before'), at(1), at(1)])).toBe('1 person');
  expect(headcountText([at(12), at(9), at(12), at(0, 'after')])).toBe('12, then 9, then 12 people');
  expect(headcountText([at(9), at(12), at(9, null, 'snacks')])).toBe('9, then 12 people');
  expect(headcountText([at(0, 'after')])).toBe('Nobody’s there');
});

test('a household that takes a meal reads who else cooks it', () => {
  const [mia, tom] = [
    { household_id: 'mia', name: 'Mia' },
    { household_id: 'tom', name: 'Tom' },
  ];
  const say = (cooks: (typeof mia)[], own: boolean) => cookingText('Friday dinner', cooks, { ...mia, own });
  expect(say([mia], true)).toBe('You cook Friday dinner.');
  expect(say([mia, tom], true)).toBe('You cook Friday dinner with Tom.');
  expect(say([mia], false)).toBe('Mia cooks Friday dinner.');
});
