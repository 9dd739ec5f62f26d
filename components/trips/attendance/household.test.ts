import type { Companion } from '@/lib/trips/attendance/schema';
import { householdText } from './household';

const mia: Companion = { id: '1', type: 'camper', name: 'Mia', age: 'adult', is_owner: true };
const kim: Companion = { id: '2', type: 'camper', name: 'Kim', age: 'child', is_owner: false };
const rex: Companion = { id: '3', type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null };

test.each([
  [[mia, kim, rex], 'Mia, Kim (child), Rex (dog)'],
  [[kim], 'Kim (child)'],
  [[mia], ''],
])('a household is told by name, save one’s own alone', (crew, words) => {
  expect(householdText(crew, 'Mia')).toBe(words);
});
