import { car, caravan } from '@/tests/factories/households';
import { vehicleName } from './vehicle-names';

const boat = (boat_type: 'Sailboat' | 'Other') => ({
  id: 'b',
  type: 'boat' as const,
  boat_type,
  description: null,
});

test('a car is named after its owner’s first name and its model, or as a guest calls it', () => {
  expect(vehicleName('Grace Hall', car('1', { make: 'Isuzu', model: 'D-Max' }))).toBe('Grace’s D-Max');
  expect(vehicleName(' Grace  Hall', car('1', { make: 'Van', model: null }))).toBe('Grace’s Van');
  expect(vehicleName('The Murphys', car('1', { model: 'Prado' }))).toBe('The Murphys’s Prado');
});

test('a trailer and a boat are named after their kind', () => {
  expect(vehicleName('Sam', caravan('1'))).toBe('Sam’s caravan');
  const other = { ...caravan('1'), trailer_type: 'Other' as const };
  expect(vehicleName('Sam', other as ReturnType<typeof caravan>)).toBe('Sam’s trailer');
  expect([boat('Sailboat'), boat('Other')].map((each) => vehicleName('Sam', each))).toEqual([
    'Sam’s sailboat',
    'Sam’s boat',
  ]);
});
