import { issuesOf } from '@/lib/issues-of';
import { bookingChange, bookingProblems, newBooking, pitchSuggestion } from './schema';

const nothing = { check_in: null, check_out: null, cents: null, deposit_cents: null, pay_by: null };
const weekend = { start_date: '2027-01-23', end_date: '2027-01-26' };
const oneDay = { start_date: '2027-01-23', end_date: '2027-01-23' };

test.each<[string, object, object, string[]]>([
  ['nothing said', nothing, oneDay, []],
  ['paid on the first day', { pay_by: '2027-01-23' }, weekend, []],
  ['paid after the first day', { pay_by: '2027-01-24' }, weekend, ['pay_by']],
  ['in at two, out at ten some days later', { check_in: '14:00', check_out: '10:00' }, weekend, []],
  ['in at two, out at ten that day', { check_in: '14:00', check_out: '10:00' }, oneDay, ['check_out']],
  ['in and out at ten', { check_in: '10:00', check_out: '10:00' }, oneDay, []],
  ['out alone', { check_out: '10:00' }, oneDay, []],
  ['a deposit of all', { cents: 100, deposit_cents: 100 }, weekend, []],
  ['a deposit of more', { cents: 100, deposit_cents: 101 }, weekend, ['deposit_cents']],
  ['a deposit of an unknown price', { deposit_cents: 101 }, weekend, []],
])('%s', (_, said, trip, wrong) => {
  expect(Object.keys(bookingProblems({ ...nothing, ...said }, { ...weekend, ...trip }))).toEqual(wrong);
});

test('a date that was saved before stays valid', () => {
  const late = { ...nothing, pay_by: '2027-01-24' };
  expect(bookingProblems(late, weekend, late)).toEqual({});
  expect(bookingProblems({ ...late, pay_by: '2027-01-25' }, weekend, late)).toEqual({
    pay_by: 'Please choose a day up to Sat 23 Jan, when the trip begins.',
  });
});

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const fieldsOf = (schema: typeof newBooking | typeof bookingChange | typeof pitchSuggestion, value: object) =>
  issuesOf(schema.safeParse(value).error).map(({ path }) => path.join('.'));

test.each<[object, ...string[]]>([
  [{}],
  [{ status: 'paid' }, 'status'],
  [{ status: undefined }, 'status'],
  [{ check_in: '25:00' }, 'check_in'],
  [{ check_out: '1 pm' }, 'check_out'],
  [{ cents: 0 }, 'cents'],
  [{ cents: 10_000_001 }, 'cents'],
  [{ cents: 1.5 }, 'cents'],
  [{ deposit_paid: 'yes' }, 'deposit_paid'],
  [{ pay_by: '2027-02-30' }, 'pay_by'],
  [{ cancel_until: 'Friday' }, 'cancel_until'],
  [{ people: 0 }, 'people'],
  [{ cars: 0, people: 1 }],
  [{ cars: -1 }, 'cars'],
  [{ reference: 'x'.repeat(80), notes: 'x'.repeat(500) }],
  [{ reference: 'x'.repeat(81) }, 'reference'],
  [{ notes: 'x'.repeat(501) }, 'notes'],
  [{ household_id: 'Mia' }, 'household_id'],
  [{ check_in: '', pay_by: '', reference: '', household_id: null, deposit_paid: null, pitches: null }],
  [{ pitches: [{ name: ' ' }] }, 'pitches.0.name'],
  [{ pitches: [{ name: 'River 4', max_people: 0 }] }, 'pitches.0.max_people'],
  [{ pitches: [{ name: 'River 4', max_people: 1, max_cars: 0 }] }],
  [{ pitches: [{ name: 'River 4' }, { name: 'river 4' }] }, 'pitches.1.name'],
  [{ pitches: ['A', 'B'].map((name) => ({ id: ids[0], name })) }, 'pitches.1.id'],
  [{ pitches: [{ name: 'A', households: ids }, { name: 'B' }] }],
  [{ pitches: ids.map((name) => ({ name, households: [ids[0]] })) }, 'pitches.1.households'],
  [{ pitches: [{ name: 'A', households: [ids[0], ids[0]] }] }, 'pitches.0.households'],
  [{ pitches: [{ name: 'A', households: ['no-id'] }] }, 'pitches.0.households.0'],
  [{ pitches: Array.from({ length: 60 }, (_, at) => ({ name: `River ${at}` })) }],
  [{ pitches: Array.from({ length: 61 }, (_, at) => ({ name: `River ${at}` })) }, 'pitches'],
])('a booking with %j', (changes, ...fields) => {
  expect(fieldsOf(newBooking, { status: 'to book', ...changes })).toEqual(fields);
});

test('a change names its version, and whether to save a suggestion is true or false', () => {
  expect(fieldsOf(bookingChange, { status: 'asked' })).toEqual(['version']);
  expect(fieldsOf(bookingChange, { version: '1' })).toEqual(['version']);
  expect(fieldsOf(bookingChange, { version: 1 })).toEqual([]);
  expect(fieldsOf(pitchSuggestion, { apply: 'yes' })).toEqual(['apply']);
});
