import { datesProblem } from './date-rules';

const now = '2026-11-20';
const fieldOf = (start_date: string, end_date: string, isNew = true) =>
  datesProblem({ start_date, end_date }, isNew, now)?.field ?? null;

test.each([
  ['today, for a day', '2026-11-20', '2026-11-20'],
  ['180 days', '2027-01-01', '2027-06-30'],
  ['three years off', '2029-11-19', '2029-11-20'],
])('a trip may be %s', (_, start, end) => {
  expect(fieldOf(start, end)).toBeNull();
});

test.each([
  ['start in the past', '2026-11-19', '2026-11-22', 'start_date'],
  ['end before it starts', '2026-12-05', '2026-12-04', 'end_date'],
  ['last 181 days', '2027-01-01', '2027-07-01', 'end_date'],
  ['start in more than three years', '2029-11-21', '2029-11-22', 'start_date'],
  ['end in more than three years', '2029-11-19', '2029-11-21', 'end_date'],
])('a new trip may not %s', (_, start, end, field) => {
  expect(fieldOf(start, end)).toBe(field);
});

test('a trip under way keeps its start when its end is moved', () => {
  expect(fieldOf('2026-11-18', '2026-11-25', false)).toBeNull();
});

test('not even a change may go back for ages', () => {
  expect(fieldOf('0000-01-01', '0000-01-02', false)).toBe('start_date');
});

test('from a 29 February, three years later is not a day and does no harm', () => {
  expect(datesProblem({ start_date: '2031-02-28', end_date: '2031-02-28' }, true, '2028-02-29')).toBeNull();
  expect(datesProblem({ start_date: '2031-03-01', end_date: '2031-03-01' }, true, '2028-02-29')?.field).toBe(
    'start_date',
  );
});
