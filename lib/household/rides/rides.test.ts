import type { Ride } from '@/prisma/generated/client';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { anId, asSent, problemsOf } from '@/tests/problems';
import { rideColumns, toRide } from './ride-columns';
import { vehicleWord } from './ride-options';
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

const needed = [
  ['make', car],
  ['model', car],
  ['colour', car],
  ['drivetrain', car],
  ['trailer_type', trailer],
  ['boat_type', boat],
] as const;

test.each([...missingTexts, ...badTexts])('%s is refused at each required field', (_, value) => {
  for (const [field, whole] of needed) {
    expect(Object.keys(problemsOf(newRide, { ...whole, [field]: value }))).toEqual([field]);
    if (value !== undefined) expect(Object.keys(problemsOf(rideChange, { [field]: value }))).toEqual([field]);
  }
});

test.each(badTexts.slice(1))('%s is refused at each optional field', (_, value) => {
  for (const [field, whole] of [
    ['registration', car],
    ['description', car],
    ['description', trailer],
    ['description', boat],
  ] as const)
    expect(Object.keys(problemsOf(newRide, { ...whole, [field]: value }))).toEqual([field]);
});

test.each([undefined, null, 'camper', 5, { not: 'car' }])('a ride of type %j is refused', (type) => {
  expect(Object.keys(problemsOf(newRide, { ...car, type }))).toEqual(['type']);
});

test('a change may have any field, and each type has its own list of fields', () => {
  const change = {
    make: 'Toyota',
    seats: 8,
    trailer_type: 'Other',
    boat_type: 'Other',
    description: 'Long',
  };
  expect(rideChange.parse(change)).toEqual(change);
  expect(rideChange.parse({})).toEqual({});
  expect(rideChange.parse({ registration: '' })).toEqual({ registration: null });
  expect(rideFields).toEqual({
    car: [
      ...['make', 'model', 'colour', 'registration', 'drivetrain', 'seats', 'can_tow', 'description'],
      ...['gvm_kg', 'gcm_kg', 'tow_limit_kg', 'ball_limit_kg', 'tare_kg'],
    ],
    trailer: ['trailer_type', 'description', 'atm_kg', 'tare_kg', 'ball_kg'],
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

test('each given field becomes its column, and omitted fields are left out', () => {
  const own = { make: 'Subaru', model: 'Forester', colour: 'Green', registration: null, seats: 5 };
  const same = { ...own, drivetrain: 'All Wheel Drive', description: 'Long' } as const;
  expect(rideColumns({ ...same, can_tow: true, trailer_type: 'Caravan', boat_type: 'Sailboat' })).toEqual({
    ...same,
    canTow: true,
    trailerType: 'Caravan',
    boatType: 'Sailboat',
  });
  expect(Object.keys(rideColumns({ can_tow: false }))).toEqual(['canTow']);
});

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

test.each([
  [{ type: 'car', make: 'Toyota', model: 'Corolla' }, 'Corolla'],
  [{ type: 'car', make: 'Big Red', model: null }, 'Big Red'],
  [{ type: 'car', make: '', model: '' }, 'car'],
  [{ type: 'trailer', trailer_type: 'Camper Trailer' }, 'camper trailer'],
  [{ type: 'trailer', trailer_type: 'Other' }, 'trailer'],
  [{ type: 'boat', boat_type: 'Sailboat' }, 'sailboat'],
  [{ type: 'boat', boat_type: 'Other' }, 'boat'],
] as const)('%j is a %s', (vehicle, word) => {
  expect(vehicleWord(vehicle)).toBe(word);
});
