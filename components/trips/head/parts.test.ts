import type { TripPage } from '@/lib/trips/trip-page';
import { camper, car, caravan } from '@/tests/factories/households';
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
const seating = { seats: {}, tows: {} };
const findings: TripPage['findings'] = [];
const countOf = (role: TripPage['role'], changes: Partial<typeof trip> = {}) =>
  partsOf({ trip: { ...trip, ...changes }, role, people, seating, findings }, now).find(
    ({ part }) => part === 'people',
  )?.count;

test('the parts of a trip lie under its own address, the overview first', () => {
  expect(partsOf({ trip, role: null, people, seating, findings }, now)).toEqual([
    { part: 'overview', label: 'Overview', href: '/trip/1' },
    { part: 'people', label: 'People', href: '/trip/1/people' },
    { part: 'cars', label: 'Cars', href: '/trip/1/cars' },
  ]);
});

test('whoever can remind them sees how many are waited for, until the trip is over', () => {
  const two = { number: 2, of: 'waiting' };
  expect([countOf('organiser'), countOf('co-organiser')]).toEqual([two, two]);
  expect(countOf(null)).toBeUndefined();
  expect(countOf('organiser', { start_date: '2026-11-01', end_date: '2026-11-03' })).toBeUndefined();
});

const noTower: TripPage['findings'][number] = {
  rule: 'tow',
  level: 'problem',
  text: 'Mia’s caravan has no car to tow it',
  why: null,
  who: ['Mia'],
  remedy: null,
};

test('whoever gives out seats sees how many people and trailers are left, until the trip is over', () => {
  const own = inviteeRow('Tom', { attending: true, own: true });
  const attendees = [
    goingRow('Mia', null, {
      crew: [camper('Mia'), camper('Kim')],
      vehicles: [car('van'), caravan('caravan')],
    }),
    goingRow('Tom', own, { crew: [camper('Tom')] }),
  ];
  const cars = (role: TripPage['role'], seats: Record<string, string>, changes: object = {}) =>
    partsOf(
      {
        trip: { ...trip, ...changes },
        role,
        people: { ...people, attendees },
        seating: { seats, tows: {} },
        findings: [noTower],
      },
      now,
    ).find(({ part }) => part === 'cars')?.count;
  expect(cars('organiser', {})).toEqual({ number: 4, of: 'to sort out' });
  expect(cars('co-organiser', { Mia: 'van' })).toEqual({ number: 3, of: 'to sort out' });
  expect(cars(null, {})).toEqual({ number: 1, of: 'to sort out' });
  expect(cars(null, { Tom: 'van' })).toBeUndefined();
  expect(cars('organiser', {}, { called_off: true })).toBeUndefined();
});

test('before the first seat is given out there is nothing to sort out, where the cars take all', () => {
  const attendees = [goingRow('Mia', null, { crew: [camper('Mia'), camper('Kim')], vehicles: [car('van')] })];
  const cars = (seats: Record<string, string>) =>
    partsOf(
      { trip, role: 'organiser', people: { ...people, attendees }, seating: { seats, tows: {} }, findings },
      now,
    ).find(({ part }) => part === 'cars')?.count;
  expect([cars({}), cars({ Kim: 'van' })]).toEqual([undefined, { number: 1, of: 'to sort out' }]);
});
