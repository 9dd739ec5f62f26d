import type { Ride } from '@/prisma/generated/client';
import { anId } from '@/tests/problems';
import { toRide } from './to-ride';

const columns = { id: anId, make: 'Subaru', model: 'Forester', colour: 'Green', registration: null };
const rest = {
  drivetrain: 'All Wheel Drive',
  seats: null,
  canTow: null,
  trailerType: 'Caravan',
  boatType: 'Sailboat',
};
const row = (changes: object) => ({ ...columns, ...rest, description: null, ...changes }) as Ride;

test('a ride has only the columns of its type', () => {
  const car = { ...columns, type: 'car', drivetrain: 'All Wheel Drive' };
  expect(toRide(row({ type: 'car' }))).toEqual({ ...car, seats: 5, can_tow: false, description: null });
  expect(toRide(row({ type: 'car', seats: 8, canTow: true, description: 'Roof racks' }))).toEqual({
    ...car,
    seats: 8,
    can_tow: true,
    description: 'Roof racks',
  });
  const unsaid = { model: null, colour: null, drivetrain: null };
  expect(toRide(row({ type: 'car', ...unsaid }))).toMatchObject({ make: 'Subaru', ...unsaid });
  expect(toRide(row({ type: 'trailer' }))).toEqual({
    id: anId,
    type: 'trailer',
    trailer_type: 'Caravan',
    description: null,
  });
  expect(toRide(row({ type: 'boat' }))).toEqual({
    id: anId,
    type: 'boat',
    boat_type: 'Sailboat',
    description: null,
  });
});
