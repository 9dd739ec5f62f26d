import { preparationFacts } from './preparations';

const today = '2026-12-01';
const nothing = { bookings: [], openTodos: 0, nextDue: null, plans: 0 };

test('a single booking shows its status, several bookings the number with each status', () => {
  expect(preparationFacts({ ...nothing, bookings: ['asked'] }, today)).toEqual([
    { label: 'Booking', value: 'Asked' },
  ]);
  expect(preparationFacts({ ...nothing, bookings: ['booked', 'to book', 'booked'] }, today)).toEqual([
    { label: 'Bookings', value: '1 to book and 2 booked' },
  ]);
});

test('open to-dos show the next due date, plans their number', () => {
  expect(preparationFacts({ ...nothing, openTodos: 3, nextDue: '2026-12-13', plans: 1 }, today)).toEqual([
    { label: 'To-dos', value: '3 open, the next by Sun 13 Dec' },
    { label: 'Days', value: '1 plan' },
  ]);
  expect(preparationFacts({ ...nothing, openTodos: 1 }, today)).toEqual([
    { label: 'To-dos', value: '1 open' },
  ]);
});

test('an overdue to-do “was due”', () => {
  const late = { ...nothing, openTodos: 2, nextDue: '2026-11-30' };
  expect(preparationFacts(late, today)).toEqual([
    { label: 'To-dos', value: '2 open, the first was due on Mon 30 Nov' },
  ]);
  expect(preparationFacts({ ...late, nextDue: today }, today)).toEqual([
    { label: 'To-dos', value: '2 open, the next by Tue 1 Dec' },
  ]);
  expect(preparationFacts({ ...late, openTodos: 1 }, today)).toEqual([
    { label: 'To-dos', value: '1 open, due on Mon 30 Nov' },
  ]);
  expect(preparationFacts({ ...late, openTodos: 1, nextDue: '2026-12-13' }, today)).toEqual([
    { label: 'To-dos', value: '1 open, by Sun 13 Dec' },
  ]);
});

test('a kind of preparation that a trip has none of has no line', () =>
  expect(preparationFacts(nothing, today)).toEqual([]));
