import { seatPlan } from '@/lib/trips/cars/seat-plan';
import { camper, car, caravan } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import type { TripPage } from './page-labels';
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
type Page = Parameters<typeof partsOf>[0];
const page: Page = {
  trip,
  role: null,
  people,
  plan: seatPlan([], { seats: {}, tows: {} }, null),
  cooked: [],
  ownTodos: [],
  gearLines: [],
  seesCosts: false,
  unreadNotices: 0,
};
const over = { start_date: '2026-11-01', end_date: '2026-11-03' };
type Changes = Partial<Omit<Page, 'trip'>> & { trip?: Partial<Page['trip']> };
const parts = ({ trip: changed, ...changes }: Changes = {}) =>
  partsOf({ ...page, ...changes, trip: { ...trip, ...changed } }, now);
const countOf = (wanted: TripPage, changes: Changes = {}) =>
  parts(changes)
    .flatMap(({ pages }) => pages)
    .find(({ page }) => page === wanted)?.count;

test('a trip has six parts with the overview first; the costs are a part only for readers who may see them', () => {
  const bar = (changes: Changes) => parts(changes).map(({ label, href }) => [label, href]);
  const all = [
    ['Overview', '/trip/1'],
    ['People', '/trip/1/people'],
    ['Days', '/trip/1/days'],
    ['Gear', '/trip/1/gear'],
    ['Costs', '/trip/1/costs'],
    ['Notices', '/trip/1/notices'],
  ];
  expect(bar({ seesCosts: true })).toEqual(all);
  expect(bar({ seesCosts: false })).toEqual(all.filter(([label]) => label !== 'Costs'));
});

test('unread notices count as news', () => {
  const count = { number: 3, text: '3 unread', tone: 'news' };
  expect(parts({ unreadNotices: 3 }).at(-1)).toMatchObject({ label: 'Notices', count });
});

test('a reader who can remind people sees how many are waited for, until the trip is over', () => {
  const two = { number: 2, text: '2 waiting' };
  expect([countOf('people', { role: 'organiser' }), countOf('people', { role: 'co-organiser' })]).toEqual([
    two,
    two,
  ]);
  expect(countOf('people')).toBeUndefined();
  expect(countOf('people', { role: 'organiser', trip: over })).toBeUndefined();
});

describe('people without a seat', () => {
  const own = inviteeRow('Tom', { attending: true, own: true });
  const attendees = [
    goingRow('Mia', null, {
      crew: [camper('Mia'), camper('Kim')],
      vehicles: [car('van'), caravan('caravan')],
    }),
    goingRow('Tom', own, { crew: [camper('Tom')] }),
  ];
  const cars = (role: Page['role'], seats: Record<string, string | null>, changes: Changes = {}) => ({
    ...changes,
    role,
    people: { ...people, attendees },
    plan: seatPlan(attendees, { seats, tows: {} }, null),
  });
  const left = (number: number) => ({ number, text: `${number} to sort out`, tone: 'problem' });

  test('a reader who gives out seats sees how many people and trailers are left, until the trip is over', () => {
    expect(countOf('cars', cars('organiser', {}))).toEqual(left(2));
    expect(countOf('cars', cars('co-organiser', { Mia: null }))).toEqual(left(3));
    expect(countOf('cars', cars(null, {}))).toEqual(left(1));
    expect(countOf('cars', cars(null, { Tom: 'van' }))).toBeUndefined();
    expect(countOf('cars', cars('organiser', {}, { trip: { called_off: true } }))).toBeUndefined();
  });

  test('People sums the counts of both its pages, and opens the page with the problem', () => {
    const [, shown] = parts(cars('organiser', {}));
    const count = { number: 4, text: '2 waiting and 2 to sort out', tone: 'problem' };
    expect(shown).toMatchObject({ label: 'People', href: '/trip/1/cars', count });
  });
});

test('a household that sits in its own car leaves nothing to sort out', () => {
  const attendees = [goingRow('Mia', null, { crew: [camper('Mia'), camper('Kim')], vehicles: [car('van')] })];
  const cars = (seats: Record<string, string | null>) =>
    countOf('cars', {
      role: 'organiser',
      people: { ...people, attendees },
      plan: seatPlan(attendees, { seats, tows: {} }, null),
    })?.number;
  expect([cars({}), cars({ Kim: null })]).toEqual([undefined, 1]);
});

test('a cook whose meals have no dish yet sees how many, until the trip is over', () => {
  const meal = { day: '2026-12-01', meal: 'dinner', own: true, titled: false } as const;
  const cooked = [meal, { ...meal, own: false }, { ...meal, titled: true }];
  expect(countOf('meals', { cooked })).toEqual({ number: 1, text: '1 without a dish' });
  expect(countOf('meals', { cooked, trip: over })).toBeUndefined();
});

describe('gear that is short', () => {
  const short = { gap: 1 } as Page['gearLines'][number];
  const covered = { gap: 0 } as Page['gearLines'][number];
  const gear = (changes: Changes = {}) => countOf('gear', { gearLines: [short, short, covered], ...changes });
  const two = { number: 2, text: '2 still short' };

  test('is counted for readers who can bring something or organise, until the trip is over', () => {
    expect([gear({ role: 'organiser' }), gear()]).toEqual([two, two]);
    expect(gear({ role: 'co-organiser', trip: { attending: null } })).toEqual(two);
    for (const attending of [null, false]) expect(gear({ trip: { attending } })).toBeUndefined();
    expect(gear({ role: 'organiser', trip: { called_off: true } })).toBeUndefined();
    expect(gear({ trip: over })).toBeUndefined();
  });

  test('is counted once somebody else is going, or two weeks before', () => {
    const far = { start_date: '2027-03-26', end_date: '2027-03-29' };
    expect(gear({ trip: far })).toBeUndefined();
    const attendees = [goingRow('Mia', null), goingRow('Tom', inviteeRow('Tom'))];
    expect(gear({ trip: far, people: { ...people, attendees } })).toEqual(two);
  });
});
