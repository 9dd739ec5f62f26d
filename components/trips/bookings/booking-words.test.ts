import { bookingTitle } from '@/lib/trips/bookings/statuses';
import { coversText, statusSince } from './booking-words';

const pitch = { id: 'a', name: 'River 4', max_people: 6, max_cars: 2, households: [] };

test('a booking is summed up in a line', () => {
  expect(bookingTitle({ status: 'booked', reference: 'PF-2781' })).toBe('Booked, PF-2781');
  expect(bookingTitle({ status: 'to book', reference: null })).toBe('To book');
  expect(coversText({ pitches: [pitch, pitch], people: 10 }, { people: 12, cars: 2 })).toBe(
    '2 pitches for 10 people, 12 are coming',
  );
  expect(coversText({ pitches: [pitch], people: 12 }, { people: 12, cars: 2 })).toBe('1 pitch for 12 people');
  expect(coversText({ pitches: [], people: null }, null)).toBe('');
  expect(statusSince({ status: 'booked', status_on: '2026-12-03' })).toBe('Booked Thu 3 Dec');
});
