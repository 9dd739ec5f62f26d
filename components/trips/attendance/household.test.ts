import type { Companion } from '@/lib/trips/attendance/schema';
import { householdText, vehiclesText } from './household';

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

test('a trailer or boat of another kind is what its owner says it is', () => {
  const trailer = { type: 'trailer' as const, trailer_type: 'Other' as const, description: 'Horse float' };
  const boat = { type: 'boat' as const, boat_type: 'Other' as const, description: null };
  const caravan = { ...trailer, trailer_type: 'Caravan' as const };
  expect(vehiclesText([trailer, { ...trailer, description: '' }, boat, caravan])).toBe(
    'Horse float, Trailer, Boat, Caravan',
  );
});
