import { planOf } from './plan-of';

const trip = (id: string, start_date: string, status: string) => ({
  trip: { id, start_date, end_date: start_date, status },
});
const ids = (trips: { trip: { id: string } }[]) => trips.map((each) => each.trip.id);

test('the next trip is the earliest that the reader is going on; invitations and the rest keep their order', () => {
  const { invitations, next, rest } = planOf([
    trip('asked', '2026-12-01', 'Pending'),
    trip('asked later', '2026-12-05', 'Pending'),
    trip('declined', '2026-12-02', 'Not going'),
    trip('second', '2026-12-10', 'Going'),
    trip('first', '2026-12-03', 'Going'),
  ]);
  expect(ids(invitations)).toEqual(['asked', 'asked later']);
  expect(next?.trip.id).toBe('first');
  expect(ids(rest)).toEqual(['declined', 'second']);
});

test('without a trip that the reader is going on there is no next trip', () => {
  expect(planOf([trip('asked', '2026-12-01', 'Pending')]).next).toBeNull();
});
