import type { TripPage } from '@/lib/trips/trip-page';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { partsOf } from './parts';

const now = new Date('2026-11-22T02:00:00Z');
const trip = {
  id: '1',
  attending: true,
  called_off: false,
  reconfirm: false,
  start_date: '2026-12-01',
  end_date: '2026-12-03',
};
const people = {
  attendees: [goingRow('Mia', null)],
  pending: [inviteeRow('Ann'), inviteeRow('Tom')],
  notGoing: [],
};
const countOf = (role: TripPage['role'], changes: Partial<typeof trip> = {}) =>
  partsOf({ trip: { ...trip, ...changes }, role, people }, now).find(({ part }) => part === 'people')?.count;

test('the parts of a trip lie under its own address, the overview first', () => {
  expect(partsOf({ trip, role: null, people }, now)).toEqual([
    { part: 'overview', label: 'Overview', href: '/trip/1' },
    { part: 'people', label: 'People', href: '/trip/1/people' },
  ]);
});

test('whoever can remind them sees how many are waited for, until the trip is over', () => {
  const two = { number: 2, of: 'waiting' };
  expect([countOf('organiser'), countOf('co-organiser')]).toEqual([two, two]);
  expect(countOf(null)).toBeUndefined();
  expect(countOf('organiser', { start_date: '2026-11-01', end_date: '2026-11-03' })).toBeUndefined();
});
