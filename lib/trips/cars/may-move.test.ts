import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { mayMoveOf } from './may-move';

test('organisers move everybody, others their own household, and nobody moves anybody once the trip is closed', () => {
  const going = [goingRow('Mia', null), goingRow('Tom', inviteeRow('tom', { own: true }))];
  expect(mayMoveOf(going, { organises: 'co-organiser', closed: false })).toBe('all');
  expect(mayMoveOf(going, { organises: null, closed: false })).toBe(going[1]?.household_id);
  expect(mayMoveOf([goingRow('Mia', null)], { organises: null, closed: false })).toBeNull();
  expect(mayMoveOf(going, { organises: null, closed: true })).toBeNull();
});
