import type { Traveller } from '@/lib/trips/cars/planned-car';
import { nextColumn, pickedBy } from './pick';

const somebody = (person_id: string, household_id: string): Traveller => ({
  person_id,
  household_id,
  name: person_id,
  age: 'adult',
});
const [sam, jas, pat, ivy] = [
  somebody('sam', 'kaur'),
  somebody('jas', 'kaur'),
  somebody('pat', 'moss'),
  somebody('ivy', 'kaur'),
];
const plan = { unseated: [sam, jas, pat] };

test('the first tap picks the household’s people without a seat, the second one person, the third nobody', () => {
  expect(pickedBy(sam, [], plan)).toEqual(['sam', 'jas']);
  expect(pickedBy(sam, ['sam', 'jas'], plan)).toEqual(['sam']);
  expect(pickedBy(sam, ['sam'], plan)).toEqual([]);
  expect(pickedBy(pat, ['sam', 'jas'], plan)).toEqual(['pat']);
});

test('in a car a tap picks one person', () => {
  expect(pickedBy(ivy, [], plan)).toEqual(['ivy']);
  expect(pickedBy(ivy, ['sam', 'jas'], plan)).toEqual(['ivy']);
  expect(pickedBy(ivy, ['ivy'], plan)).toEqual([]);
});

test('arrow keys go round the cars in both directions', () => {
  const columns = ['', 'van', 'ute'];
  expect(nextColumn(columns, '', 1)).toBe('van');
  expect(nextColumn(columns, 'ute', 1)).toBe('');
  expect(nextColumn(columns, '', -1)).toBe('ute');
  expect(nextColumn(['van'], 'van', 1)).toBe('van');
});
