import { seatPlan } from '@/lib/trips/seats/seat-plan';
import type { TripHead } from '@/lib/trips/trip-head';
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
const plan = seatPlan([], { seats: {}, tows: {} }, null);
const findings: TripHead['findings'] = [];
const mealsOpen = { number: 6, of: 'open' };
const cooked: TripHead['cooked'] = [];
const gearLines: TripHead['gearLines'] = [];
const noNews = { unreadNotices: 0 };
const countOf = (role: TripHead['role'], changes: Partial<typeof trip> = {}) =>
  partsOf(
    {
      trip: { ...trip, ...changes },
      role,
      people,
      plan,
      findings,
      cooked,
      gearLines,
      seesCosts: false,
      ...noNews,
    },
    now,
  ).find(({ part }) => part === 'people')?.count;

test('the parts of a trip lie under its own address, the overview first', () => {
  expect(
    partsOf(
      { trip, role: null, people, plan, findings, cooked, gearLines, seesCosts: false, ...noNews },
      now,
    ),
  ).toEqual([
    { part: 'overview', label: 'Overview', href: '/trip/1' },
    { part: 'people', label: 'People', href: '/trip/1/people' },
    { part: 'cars', label: 'Cars', href: '/trip/1/cars' },
    { part: 'gear', label: 'Gear', href: '/trip/1/gear' },
    { part: 'meals', label: 'Meals', href: '/trip/1/meals', count: mealsOpen },
    { part: 'notices', label: 'Notices', href: '/trip/1/notices' },
  ]);
});

test('the costs are a part for those who may see them', () => {
  const costs = { part: 'costs', label: 'Costs', href: '/trip/1/costs' };
  const page = { trip, role: null, people, plan, findings, cooked, gearLines, ...noNews };
  expect(partsOf({ ...page, seesCosts: true }, now).at(-2)).toEqual(costs);
  expect(partsOf({ ...page, seesCosts: false }, now)).not.toContainEqual(costs);
});

test('what one hasn’t read of the notices is news', () => {
  const page = { trip, role: null, people, plan, findings, cooked, gearLines, seesCosts: false };
  const count = { number: 3, of: 'unread', isNews: true };
  expect(partsOf({ ...page, unreadNotices: 3 }, now).at(-1)).toMatchObject({ part: 'notices', count });
});

test('whoever can remind them sees how many are waited for, until the trip is over', () => {
  const two = { number: 2, of: 'waiting' };
  expect([countOf('organiser'), countOf('co-organiser')]).toEqual([two, two]);
  expect(countOf(null)).toBeUndefined();
  expect(countOf('organiser', { start_date: '2026-11-01', end_date: '2026-11-03' })).toBeUndefined();
});

const noTower: TripHead['findings'][number] = {
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
  const cars = (role: TripHead['role'], seats: Record<string, string>, changes: object = {}) =>
    partsOf(
      {
        trip: { ...trip, ...changes },
        role,
        people: { ...people, attendees },
        plan: seatPlan(attendees, { seats, tows: {} }, null),
        findings: [noTower],
        cooked,
        seesCosts: false,
        ...noNews,
        gearLines,
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
      {
        trip,
        role: 'organiser',
        people: { ...people, attendees },
        plan: seatPlan(attendees, { seats, tows: {} }, null),
        findings,
        cooked,
        seesCosts: false,
        ...noNews,
        gearLines,
      },
      now,
    ).find(({ part }) => part === 'cars')?.count;
  expect([cars({}), cars({ Kim: 'van' })]).toEqual([undefined, { number: 1, of: 'to sort out' }]);
});

test('whoever is going or organises sees how many meals nobody cooks, until the trip is over', () => {
  const meals = (role: TripHead['role'], changes: object = {}, cooked: TripHead['cooked'] = []) =>
    partsOf(
      {
        trip: { ...trip, ...changes },
        role,
        people,
        plan,
        findings,
        cooked,
        gearLines,
        seesCosts: false,
        ...noNews,
      },
      now,
    ).find(({ part }) => part === 'meals')?.count;
  const dinner = { day: '2026-12-01', meal: 'dinner' } as const;
  expect([meals(null), meals(null, {}, [dinner])]).toEqual([mealsOpen, { number: 5, of: 'open' }]);
  expect(meals(null, { attending: null })).toBeUndefined();
  expect(meals('co-organiser', { attending: false })).toEqual(mealsOpen);
  expect(meals('organiser', { called_off: true })).toBeUndefined();
  expect(meals(null, { start_date: '2026-11-01', end_date: '2026-11-03' })).toBeUndefined();
});

test('whoever can bring something or organises sees how many things are short, until the trip is over', () => {
  const short = { gap: 1 } as TripHead['gearLines'][number];
  const covered = { gap: 0 } as TripHead['gearLines'][number];
  const gear = (role: TripHead['role'], changes: object = {}) =>
    partsOf(
      {
        trip: { ...trip, ...changes },
        role,
        people,
        plan,
        findings,
        cooked,
        gearLines: [short, short, covered],
        seesCosts: false,
        ...noNews,
      },
      now,
    ).find(({ part }) => part === 'gear')?.count;
  const two = { number: 2, of: 'still short' };
  expect([gear('organiser'), gear(null)]).toEqual([two, two]);
  expect(gear('co-organiser', { attending: null })).toEqual(two);
  for (const attending of [null, false]) expect(gear(null, { attending })).toBeUndefined();
  expect(gear('organiser', { called_off: true })).toBeUndefined();
  expect(gear(null, { start_date: '2026-11-01', end_date: '2026-11-03' })).toBeUndefined();
});

test('a vote stands beside the overview while there is one, with what is left to answer until it is decided', () => {
  const page = {
    trip,
    role: null,
    people,
    plan,
    findings,
    cooked,
    gearLines,
    seesCosts: false,
    ...noNews,
  };
  const said = { dates: 1, site: 0 };
  const vote = {
    open: true,
    options: { dates: 3, site: 2 },
    answered: said,
    chosen: [],
    answeredSince: false,
  };
  const second = (changes: object) => partsOf({ ...page, ...changes }, now)[1];
  const link = { part: 'vote', label: 'Vote', href: '/trip/1/vote' };
  expect(second({ vote })).toEqual({ ...link, count: { number: 4, of: 'to answer' } });
  expect(second({ vote: { ...vote, open: false } })).toEqual(link);
  expect(second({ vote, trip: { ...trip, called_off: true } })).toEqual(link);
  expect(second({ vote: null })?.part).toBe('people');
});
