import { anId, asSent, problemsOf } from '@/tests/problems';
import { newRide, ride, rideChange, rideFields } from './schema';

const car = {
  type: 'car',
  make: 'Subaru',
  model: 'Forester',
  colour: 'Green',
  drivetrain: 'All Wheel Drive',
};
const trailer = { type: 'trailer', trailer_type: 'Caravan' };
const boat = { type: 'boat', boat_type: 'Sailboat' };

test('a ride is a car, a trailer or a boat', () => {
  for (const sample of [car, trailer, boat]) expect(newRide.parse({ ...sample, wings: 2 })).toEqual(sample);
  expect(Object.values(problemsOf(newRide, { type: 'plane' }))).toEqual([
    'Please say whether this is a car, a trailer or a boat.',
  ]);
  expect(problemsOf(newRide, 'car')).not.toEqual({
    '': 'Please say whether this is a car, a trailer or a boat.',
  });
});

test('every missing field has its own message', () => {
  expect(problemsOf(newRide, { type: 'car' })).toEqual({
    make: 'Please enter the make.',
    model: 'Please enter the model.',
    colour: 'Please enter the colour.',
    drivetrain: 'Please choose a drivetrain.',
  });
  expect(problemsOf(newRide, { type: 'trailer' })).toEqual({ trailer_type: 'Please choose a type.' });
  expect(problemsOf(newRide, { type: 'boat' })).toEqual({ boat_type: 'Please choose a type.' });
});

test('the number of seats is optional and between 1 and 30', () => {
  for (const seats of [undefined, null, 1, 30])
    expect(newRide.parse({ ...car, seats })).toEqual({ ...car, seats });
  for (const seats of [0, 2.5, '5'])
    expect(problemsOf(newRide, { ...car, seats })).toEqual({ seats: 'Please enter the number of seats.' });
  expect(problemsOf(newRide, { ...car, seats: 31 })).toEqual({ seats: 'Please enter up to 30 seats.' });
});

test('the optional fields are limited in length and type', () => {
  const more = { registration: 'x'.repeat(80), can_tow: true };
  expect(newRide.parse({ ...car, ...more })).toEqual({ ...car, ...more });
  expect(problemsOf(newRide, { ...car, registration: 'x'.repeat(81), can_tow: 'yes' })).toEqual({
    registration: 'Please keep this to 80 characters.',
    can_tow: 'This must be true or false.',
  });
  for (const other of [car, trailer, boat]) {
    expect(problemsOf(newRide, { ...other, description: 'x'.repeat(500) })).toEqual({});
    expect(problemsOf(newRide, { ...other, description: 'x'.repeat(501) })).toHaveProperty('description');
  }
});

test('a change may have any field, and each type has its own list of fields', () => {
  const change = { make: 'Toyota', seats: 8, trailer_type: 'Other', boat_type: 'Other', description: 'Long' };
  expect(rideChange.parse(change)).toEqual(change);
  expect(rideChange.parse({})).toEqual({});
  expect(rideFields).toEqual({
    car: ['make', 'model', 'colour', 'registration', 'drivetrain', 'seats', 'can_tow', 'description'],
    trailer: ['trailer_type', 'description'],
    boat: ['boat_type', 'description'],
  });
});

test.each([
  ['a car', { ...car, id: anId, registration: null, seats: 5, can_tow: false, description: null }],
  ['a trailer', { ...trailer, id: anId, description: null }],
  ['a boat', { ...boat, id: anId, description: null }],
])('the response for %s has only the fields of its schema', (_, sample) => {
  expect(asSent(ride, sample)).toEqual(sample);
});
