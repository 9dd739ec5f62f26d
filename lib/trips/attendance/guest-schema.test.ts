import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { asSent, problemsOf } from '@/tests/problems';
import { answerByLink, guest, guestAnswer, guestCrew, guestVehicles } from './guest-schema';

const zoe = { name: 'Zoe', age: 'adult' };
const rex = { name: 'Rex', pet_type: 'Dog' };
const boat = { type: 'boat', boat_type: 'Sailboat', description: null };

test('a guest is stored with name, crew and vehicles', () => {
  const sample = { name: 'Zoe', crew: [zoe, rex], vehicles: [boat] };
  expect(asSent(guest, sample)).toEqual(sample);
  expect(problemsOf(guest, { ...sample, name: '' })).toEqual({ name: 'This is required.' });
});

test('each camper has a name and an age, each pet a name and a kind', () => {
  const words = 'Give each camper a name and an age, and each pet a name and a kind.';
  for (const member of [{ name: 'Zoe' }, { name: '', age: 'adult' }, { name: '', pet_type: 'Dog' }, 'Zoe'])
    expect(Object.values(problemsOf(guestCrew, [member]))).toHaveLength(1);
  expect(problemsOf(guestCrew, [{ name: 'Zoe' }])).toEqual({ 0: words });
});

test.each([
  ['an age that is none', { name: 'Kim', age: 'teenager' }, '1'],
  ['a pet of another kind', { name: 'Tom', pet_type: 'Dragon' }, '1'],
  ['null', null, '1'],
  ['a blank name', { name: ' ', age: 'child' }, '1.name'],
  ['a pet with a NUL in its name', { name: 'Re\0x', pet_type: 'Dog' }, '1.name'],
  ['half a surrogate pair', { name: 'Kim \ud83d', age: 'child' }, '1.name'],
  ['81 characters', { name: 'a'.repeat(81), age: 'child' }, '1.name'],
])('a crew with %s is refused at its field', (_, member, field) => {
  expect(Object.keys(problemsOf(guestCrew, [zoe, member]))).toEqual([field]);
});

test('a guest’s car needs a name, and its other fields are optional', () => {
  const van = { type: 'car', make: 'Dad’s van' };
  expect(guestVehicles.parse([van])).toEqual([van]);
  expect(guestVehicles.parse([{ ...van, model: '', colour: '', drivetrain: '', seats: 8 }])).toEqual([
    { ...van, model: null, colour: null, drivetrain: null, seats: 8 },
  ]);
  expect(problemsOf(guestVehicles, [{ type: 'car', make: '', drivetrain: '6WD', seats: 31 }])).toEqual({
    '0.make': 'Please enter the make or a name for the car.',
    '0.drivetrain': 'Please choose a drivetrain.',
    '0.seats': 'Please enter up to 30 seats.',
  });
  expect(problemsOf(guestVehicles, [{ type: 'plane' }])).toEqual({
    '0.type': 'Please say whether this is a car, a trailer or a boat.',
  });
  expect(Object.keys(problemsOf(guestVehicles, [{ ...van, seats: '5' }]))).toEqual(['0.seats']);
  const long = { ...boat, description: 'a'.repeat(501) };
  expect(Object.keys(problemsOf(guestVehicles, [long]))).toEqual(['0.description']);
});

test('a guest brings up to 30 people and up to 10 vehicles', () => {
  expect(problemsOf(guestCrew, Array(30).fill(zoe))).toEqual({});
  expect(problemsOf(guestCrew, Array(31).fill(zoe))).toEqual({ '': 'Please bring up to 30.' });
  for (const other of ['Zoe', zoe])
    expect(problemsOf(guestCrew, other)).toEqual({ '': 'This must be a list of who comes along.' });
  expect(problemsOf(guestVehicles, Array(10).fill(boat))).toEqual({});
  expect(problemsOf(guestVehicles, Array(11).fill(boat))).toEqual({ '': 'Please bring up to 10 vehicles.' });
  expect(problemsOf(guestVehicles, 'a boat')).toEqual({ '': 'This must be a list of vehicles.' });
});

test('an answer is going or not going', () => {
  expect(answerByLink.parse({ attending: false })).toEqual({ attending: false });
  for (const attending of ['yes', 'true', 1, 0, {}, null, undefined])
    expect(problemsOf(answerByLink, { attending })).toEqual({
      attending: 'Please answer going or not going.',
    });
});

const needs = { name: 'Please say who you are.', crew: 'Choose at least one camper.' };

test('a guest who is going has a name and brings a camper', () => {
  expect(problemsOf(guestAnswer, { attending: true, name: 'Zoe', crew: [rex, zoe] })).toEqual({});
  expect(problemsOf(guestAnswer, { attending: true })).toEqual(needs);
  for (const crew of [[], [rex], null])
    expect(problemsOf(guestAnswer, { attending: true, name: 'Zoe', crew })).toEqual({ crew: needs.crew });
  expect(problemsOf(guestAnswer, { attending: true, name: ' ', crew: [zoe] })).toEqual({
    name: needs.name,
  });
});

test.each([...badTexts, ...missingTexts])('going with %s as the name is refused', (_, name) => {
  expect(Object.keys(problemsOf(guestAnswer, { attending: true, name, crew: [zoe] }))).toEqual(['name']);
});

test.each(badTexts)('not going with %s as the name is refused', (_, name) => {
  expect(Object.keys(problemsOf(guestAnswer, { attending: false, name }))).toEqual(['name']);
});

test('a guest who isn’t going needs no other field', () => {
  expect(problemsOf(guestAnswer, { attending: false })).toEqual({});
});

test('all missing fields are reported at once, even beside another mistake', () => {
  const vehicles = 'a car';
  expect(problemsOf(guestAnswer, { attending: true, vehicles })).toEqual({
    ...needs,
    vehicles: 'This must be a list of vehicles.',
  });
  expect(problemsOf(guestAnswer, { attending: true, crew: ['Zoe', null], vehicles })).toMatchObject(needs);
  for (const none of [null, 'going']) expect(Object.keys(problemsOf(guestAnswer, none))).toEqual(['']);
});
