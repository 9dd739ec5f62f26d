import { bookingTitle } from '@/lib/trips/bookings/statuses';
import { askedText, coversText, sinceText } from './booking-words';

const pitch = { id: 'a', name: 'River 4', max_people: 6, max_cars: 2, households: [] };

test('a booking is summed up in a line', () => {
  expect(bookingTitle({ status: 'booked', reference: 'PF-2781' })).toBe('Booked, number PF-2781');
  expect(bookingTitle({ status: 'asked', reference: 'BR-2781' })).toBe('Asked the site, number BR-2781');
  expect(bookingTitle({ status: 'to book', reference: null })).toBe('To book');
  expect(askedText({ status: 'asked', pitches: [pitch, pitch] }, 'Olivia')).toBe(
    'Olivia asked for two pitches',
  );
  expect(askedText({ status: 'asked', pitches: [pitch] }, null)).toBe('Asked for a pitch');
  expect(askedText({ status: 'booked', pitches: [] }, 'You')).toBe('You booked the campsite');
  expect(askedText({ status: 'to book', pitches: [] }, 'You')).toBe('You book the campsite');
  expect(askedText({ status: 'to book', pitches: [pitch] }, null)).toBe('Nobody’s booking yet');
  expect(askedText({ status: 'not needed', pitches: [] }, 'Olivia')).toBe('No booking needed');
  const coming = { people: 12, cars: 2 };
  expect(coversText({ reference: 'BR-2781', people: 10 }, coming)).toBe(
    'BR-2781 · for 10 people, 12 are coming',
  );
  expect(coversText({ reference: null, people: 12 }, coming)).toBe('For 12 people');
  expect(coversText({ reference: null, people: null }, null)).toBe('');
  expect(sinceText({ status: 'booked', status_on: '2026-12-03' })).toBe('On Thu 3 Dec');
});
