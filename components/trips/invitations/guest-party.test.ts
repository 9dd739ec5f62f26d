import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { answerOf, broughtIn, newRow, numberedName, typedFrom } from './guest-party';

const guest: Guest = {
  name: 'Priya',
  crew: [
    { name: 'Kim', age: 'child', diet: 'Peanut allergy' },
    { name: 'Priya', age: 'adult' },
    { name: 'Child 2', age: 'child' },
    { name: 'Priya', age: 'adult' },
    { name: 'Rex', pet_type: 'Cat' },
  ],
  vehicles: [{ type: 'trailer', trailer_type: 'Caravan', description: null }],
};

test('an answer that is opened and sent again is unchanged', () => {
  expect(answerOf(typedFrom(true, guest))).toEqual({
    attending: true,
    ...guest,
    arrive_by: null,
    leave_by: null,
  });
});

test('a renamed person keeps their id on the trip, and an added person has none', () => {
  const kept: Guest = {
    name: 'Priya',
    crew: [
      { id: 'p1', name: 'Priya', age: 'adult' },
      { id: 'p2', name: 'Child 1', age: 'child' },
      { id: 'p3', name: 'Rex', pet_type: 'Cat' },
    ],
    vehicles: [{ id: 'v1', type: 'trailer', trailer_type: 'Caravan', description: null }],
  };
  const typed = typedFrom(true, kept);
  const crew = typed.crew.map((row) => (row.id === 'p2' ? { ...row, name: 'Kim' } : row));
  const { crew: sent, vehicles } = answerOf({ ...typed, crew: [...crew, newRow('adult')] });
  expect(sent?.map(({ id, name }) => [id, name])).toEqual([
    ['p1', 'Priya'],
    ['p2', 'Kim'],
    ['p3', 'Rex'],
    [undefined, 'Adult 2'],
  ]);
  expect(vehicles).toEqual(kept.vehicles);
});

test('the guest gets the form’s name, and a person without a name gets a number of their kind', () => {
  const crew = [newRow('adult', true), newRow('pet'), newRow('child'), newRow('adult'), newRow('child')];
  const answer = answerOf({ answer: 'going', name: 'Zoe', crew, vehicles: [] });
  expect(answer.crew?.map(({ name }) => name)).toEqual(['Zoe', 'Pet 1', 'Child 1', 'Adult 2', 'Child 2']);
  expect(numberedName(crew, 4)).toBe('Child 2');
});

test('names that are only numbers stay so when the form opens again', () => {
  const { crew } = typedFrom(true, guest);
  expect(crew.map(({ name, own }) => [name, own])).toEqual([
    ['Kim', false],
    ['', true],
    ['', false],
    ['Priya', false],
    ['Rex', false],
  ]);
});

test.each([
  [null, ''],
  [false, 'not going'],
])('without a chosen answer (%j) the guest starts alone', (attending, answer) => {
  expect(typedFrom(attending, null)).toEqual({
    answer,
    name: '',
    crew: [newRow('adult', true)],
    vehicles: [],
  });
});

test('not going sends only the name', () => {
  expect(answerOf({ ...typedFrom(true, guest), answer: 'not going' })).toEqual({
    attending: false,
    name: 'Priya',
  });
});

test('empty rows are left out of what comes along, and a car without details is still a car', () => {
  const brought = broughtIn({
    ...typedFrom(true, guest),
    vehicles: [
      { type: 'car', make: '', model: '', drivetrain: null, seats: null },
      { type: 'trailer', trailer_type: '' as 'Other' },
      { type: 'boat', boat_type: 'Other', description: null },
    ],
  });
  expect(brought.crew.slice(-2)).toEqual([
    { type: 'camper', name: 'Priya', age: 'adult' },
    { type: 'pet', name: 'Rex', pet_type: 'Cat' },
  ]);
  expect(brought.vehicles.map(({ type }) => type)).toEqual(['car', 'boat']);
});
