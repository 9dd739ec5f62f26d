import { type BookingRow, mayBook, toBooking } from './policy';

const row: BookingRow = {
  id: 'b',
  stop_id: 't',
  version: 1,
  status: 'booked',
  left_site: null,
  status_on: '2026-12-03',
  household_id: 'sam',
  by: 'jo',
  reference: 'PF-2781',
  check_in: '13:00',
  check_out: '11:00',
  cents: 43200,
  deposit_cents: 12000,
  deposit_paid: false,
  pay_by: '2027-01-15',
  cancel_until: '2027-01-16',
  people: 10,
  cars: 3,
  notes: 'The gate code is 1234.',
  expense_id: 'e',
  expense_cents: 43200,
  pitches: [],
};
const reader = { household_id: 'kim', going: false, runs: false };

test.each([
  ['who is going', { going: true }, false],
  ['who books and isn’t going', { household_id: 'sam' }, true],
  ['who has added it and isn’t going', { household_id: 'jo' }, true],
  ['an organiser who isn’t going', { runs: true }, true],
])('%s reads all fields', (_, who, may_change) => {
  expect(toBooking(row, { ...reader, ...who })).toEqual({ ...row, may_change });
});

test.each([
  ['somebody invited', reader],
  ['nobody', { ...reader, household_id: null }],
])('%s reads no reference, money or notes', (_, who) => {
  expect(toBooking({ ...row, household_id: null }, who)).toEqual({
    ...row,
    household_id: null,
    reference: null,
    cents: null,
    deposit_cents: null,
    deposit_paid: null,
    expense_cents: null,
    notes: null,
    may_change: false,
  });
});

test('a household that only added a booking does not count as booking it', () => {
  expect(mayBook({ ...reader, household_id: 'jo' }, row)).toBe(false);
  expect(mayBook({ ...reader, household_id: 'sam' }, row)).toBe(true);
  expect(mayBook({ ...reader, runs: true }, row)).toBe(true);
  expect(mayBook({ ...reader, household_id: null }, { household_id: null, by: 'jo' })).toBe(false);
});
