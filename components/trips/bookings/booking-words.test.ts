import { bookingTitle, coversText, statusSince, tooFewText } from './booking-words';

const pitch = { id: 'a', name: 'River 4', max_people: 6, max_cars: 2, households: [] };

test('a booking is told in a line', () => {
  expect(bookingTitle({ status: 'booked', reference: 'PF-2781' })).toBe('Booked, PF-2781');
  expect(bookingTitle({ status: 'to book', reference: null })).toBe('To book');
  expect(coversText({ pitches: [pitch, pitch], people: 10 }, { people: 12, cars: 2 })).toBe(
    '2 pitches for 10 people, 12 are coming',
  );
  expect(coversText({ pitches: [pitch], people: 12 }, { people: 12, cars: 2 })).toBe('1 pitch for 12 people');
  expect(coversText({ pitches: [], people: null }, null)).toBe('');
  expect(statusSince({ status: 'booked', status_on: '2026-12-03' })).toBe('Booked Thu 3 Dec');
});

test('what it covers too little of is said, and nothing where it fits or nobody knows', () => {
  const coming = { people: 12, cars: 3 };
  const said = (people: number | null, cars: number | null, status: 'asked' | 'booked' = 'booked') =>
    tooFewText({ status, people, cars }, coming);
  expect(said(10, 3)).toBe('Booked for 10, 12 are coming');
  expect(said(12, 1)).toBe('Booked for 1 car, 3 are coming');
  expect(said(10, 1)).toBe('Booked for 10 people and 1 car, 12 in 3 cars are coming');
  expect(said(10, 3, 'asked')).toBe('Asks for 10, 12 are coming');
  expect(said(14, null)).toBeNull();
});
