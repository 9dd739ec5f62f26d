import { bookingLines, type CalendarBooking } from './booking-lines';

const booked: CalendarBooking = {
  ...{ status: 'booked', reference: 'PF-2781', check_in: '13:00', check_out: '11:00' },
  pitches: ['River 4'],
};

test('a booking says its status, its check-in and check-out times and the reader’s pitch', () => {
  expect(bookingLines([booked])).toEqual([
    'Booked, PF-2781: check in from 1 pm, check out by 11 am',
    'Your pitch: River 4',
  ]);
});

test('missing fields are left out, and so is a booking that isn’t needed', () => {
  const asked = {
    ...booked,
    status: 'asked' as const,
    reference: null,
    check_in: null,
    pitches: [],
  } satisfies CalendarBooking;
  expect(bookingLines([asked])).toEqual(['Asked: check out by 11 am']);
  expect(bookingLines([{ ...asked, check_out: null }])).toEqual(['Asked']);
  expect(bookingLines([{ ...booked, status: 'not needed' }])).toEqual([]);
});

test('the pitches of several bookings are named in one line', () => {
  const second = { ...booked, reference: 'PF-\n2782', pitches: ['River\n5', 'River 6'] };
  expect(bookingLines([booked, second]).slice(1)).toEqual([
    'Booked, PF- 2782: check in from 1 pm, check out by 11 am',
    'Your pitches: River 4, River 5 and River 6',
  ]);
});
