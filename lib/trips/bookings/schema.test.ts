import { issuesOf } from '@/lib/issues-of';
import { bookingChange, newBooking, pitchSuggestion } from './schema';

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
