import type { Booking, Pitch } from '@/lib/trips/bookings/schema';

/** Returns a pitch as pages show it. The id resembles the name: "River-4". */
export const pitch = (name: string, more: Partial<Pitch> = {}): Pitch => ({
  id: name.replace(' ', '-'),
  name,
  max_people: null,
  max_cars: null,
  households: [],
  ...more,
});

/** Returns a booking as pages show it. */
export const booking = (more: Partial<Booking> = {}): Booking => ({
  id: 'b',
  stop_id: 't',
  version: 1,
  status: 'to book',
  status_on: '2026-12-03',
  left_site: null,
  household_id: 'sam',
  by: 'sam',
  reference: null,
  check_in: null,
  check_out: null,
  cents: null,
  deposit_cents: null,
  deposit_paid: null,
  pay_by: null,
  cancel_until: null,
  people: null,
  cars: null,
  notes: null,
  expense_id: null,
  expense_cents: null,
  pitches: [],
  may_change: true,
  ...more,
});
