import { preparationFacts } from './preparations';

const nothing = { bookings: [], openTodos: 0, nextDue: null, plans: 0 };

test('one booking is told by its status, several by how many have each', () => {
  expect(preparationFacts({ ...nothing, bookings: ['asked'] })).toEqual([
    { label: 'Booking', value: 'Asked' },
  ]);
  expect(preparationFacts({ ...nothing, bookings: ['booked', 'to book', 'booked'] })).toEqual([
    { label: 'Bookings', value: '1 to book and 2 booked' },
  ]);
});

test('open to-dos are told with the next day by which one is due, plans by their number', () => {
  expect(preparationFacts({ ...nothing, openTodos: 3, nextDue: '2026-12-13', plans: 1 })).toEqual([
    { label: 'To-dos', value: '3 open, the next by Sun 13 Dec' },
    { label: 'Days', value: '1 plan' },
  ]);
  expect(preparationFacts({ ...nothing, openTodos: 1 })).toEqual([{ label: 'To-dos', value: '1 open' }]);
});

test('what there is none of has no line', () => expect(preparationFacts(nothing)).toEqual([]));
