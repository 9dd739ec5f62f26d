import { tooFewText } from './covers';

test('a booking for too few people or cars says so; one that is large enough or without numbers says nothing', () => {
  const coming = { people: 12, cars: 3 };
  const said = (people: number | null, cars: number | null, status: 'asked' | 'booked' = 'booked') =>
    tooFewText({ status, people, cars }, coming);
  expect(said(10, 3)).toBe('Booked for 10, 12 are coming');
  expect(said(12, 1)).toBe('Booked for 1 car, 3 are coming');
  expect(said(10, 1)).toBe('Booked for 10 people and 1 car, 12 in 3 cars are coming');
  expect(said(10, 3, 'asked')).toBe('Asks for 10, 12 are coming');
  expect(said(14, null)).toBeNull();
});
