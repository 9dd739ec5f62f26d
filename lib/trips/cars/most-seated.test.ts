import { type Filling, mostSeated } from './most-seated';

const car = (free: number, adults = 0, children = 0): Filling => ({ free, adults, children });

test('an adult drives the largest car, and the others fill it', () => {
  expect(mostSeated([car(2), car(5)], { people: 4, adults: 1 })).toBe(4);
  expect(mostSeated([car(2), car(5)], { people: 9, adults: 1 })).toBe(5);
  expect(mostSeated([car(2), car(5)], { people: 9, adults: 2 })).toBe(7);
  expect(mostSeated([car(2), car(5)], { people: 9, adults: 3 })).toBe(7);
});

test('without an adult nobody is seated in an empty car, but people fill a car that has a driver', () => {
  expect(mostSeated([car(5)], { people: 3, adults: 0 })).toBe(0);
  expect(mostSeated([car(2, 1)], { people: 3, adults: 0 })).toBe(2);
});

test('a car with only children gets a driver before any empty car', () => {
  expect(mostSeated([car(9), car(1, 0, 2)], { people: 4, adults: 1 })).toBe(1);
  expect(mostSeated([car(9), car(1, 0, 2)], { people: 4, adults: 2 })).toBe(4);
});

test('a car with only children can’t go without room for a driver or without an adult', () => {
  expect(mostSeated([car(0, 0, 2)], { people: 1, adults: 1 })).toBe(Number.NEGATIVE_INFINITY);
  expect(mostSeated([car(3, 0, 2)], { people: 1, adults: 0 })).toBe(Number.NEGATIVE_INFINITY);
});

test('a kind with a count gives the same result as that many cars', () => {
  const kinds = [
    { ...car(4), count: 3 },
    { ...car(1, 0, 2), count: 2 },
    { ...car(2, 1), count: 2 },
  ];
  const cars = kinds.flatMap(({ count, ...kind }) => Array.from({ length: count }, () => kind));
  for (const adults of [1, 2, 3, 4, 9]) {
    expect(mostSeated(kinds, { people: 30, adults })).toBe(mostSeated(cars, { people: 30, adults }));
  }
});
