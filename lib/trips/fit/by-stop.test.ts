import { addDays, today } from '@/lib/dates';
import { siteWith, wayIn } from '@/tests/factories/fit';
import { camper, car, dog, household } from '@/tests/factories/households';
import { booking } from '@/tests/factories/shown-bookings';
import type { Nights } from '../attendance/schema';
import { type Seating, seatPlan } from '../cars/seat-plan';
import { stopsOf } from '../stops/stops';
import type { FitNote } from './answers/note';
import { findingsOf, type TripGiven, worstAt } from './by-stop';
import { atStop, type FitSite, fullKey } from './finding';

const start = addDays(today(), 20);
const day = (nth: number) => addDays(start, nth);
const nowhere = { location_id: null, latitude: null, longitude: null, state: null };
const trip = { ...nowhere, id: 't', location_name: 'Flat', start_date: start, end_date: day(7) };
const rows = ['t', 'b', 'c'].map((id, at) => ({
  ...nowhere,
  id,
  nights: at === 2 ? 3 : 2,
  location_name: ['Flat', 'Blowering', 'Cascade'][at] ?? '',
}));
const stops = stopsOf(trip, rows);

const from = <Of extends object>(each: Of, nights: Partial<Nights>) => ({ ...each, ...nights });
const sam = household(
  'Sam',
  [camper('Sam'), dog('Rusty')],
  [car('prado', { model: 'Prado', drivetrain: '4 Wheel Drive', seats: 3 })],
);
const olivia = household(
  'Olivia',
  [camper('Olivia')],
  [car('corolla', { model: 'Corolla', drivetrain: '2 Wheel Drive' })],
);
const grant = household('Grant', [camper('Grant')]);

interface More extends Partial<Omit<TripGiven, 'places'>> {
  sites?: Partial<FitSite>[];
  notes?: FitNote[];
  seats?: Seating['seats'];
}

function found({ sites = [], notes = [], seats = { Grant: 'corolla' }, ...more }: More = {}) {
  const households = more.households ?? [sam, olivia, grant];
  const seating = { seats, tows: {} };
  return findingsOf({
    tripId: 't',
    places: stops.map((stop, at) => ({
      stop,
      site: siteWith({ access: '2 Wheel Drive', pets: true, ...sites[at] }),
      notes: at === 1 ? notes : [],
    })),
    dates: trip,
    seating,
    plan: seatPlan(households, seating, wayIn('2 Wheel Drive')),
    bookings: [],
    towing: [],
    holidaysOf: () => [],
    ...more,
    households,
  });
}

const open = (given?: More) =>
  found(given).flatMap((each) =>
    each.level === 'fine' ? [] : [`${fullKey(each)} ${atStop(each.text, each)}`],
  );

const rough: Partial<FitSite>[] = [{}, { access: '4 Wheel Drive' }, { access: '4 Wheel Drive' }];

test('what is fine at all stops, and what doesn’t depend on the place, is said once', () => {
  const all = found();
  expect(
    all.map((each) => atStop(each.text, each)).filter((text) => /seat|gets? there|Rusty|dog/i.test(text)),
  ).toEqual([
    'Olivia’s Corolla and Sam’s Prado get there',
    expect.stringMatching(/Rusty|dog|pets/i),
    'There’s a seat for everybody',
  ]);
  expect(all.every(({ level, stop }) => level === 'fine' && stop?.id === 't')).toBe(true);
});

test('a car that can’t reach a later stop is named there, with who needs a lift from the stop before', () => {
  const [no, , lift] = found({ sites: rough }).filter(({ level }) => level === 'problem');
  expect(no).toMatchObject({
    text: 'Olivia’s Corolla can’t reach the site',
    stop: { id: 'b', name: 'Blowering' },
  });
  expect(lift).toMatchObject({
    text: 'Olivia and Grant need a lift from stop 1',
    why: 'Olivia’s Corolla can’t reach the site.',
    who: ['Olivia', 'Grant'],
    remedy: 'Sam has 2 free seats.',
    stop: { id: 'b' },
  });
  // At stop 3 they still need the same lift.
  expect(open({ sites: rough }).filter((text) => text.includes('lift'))).toHaveLength(1);
});

test('the worst of each stop, or how all get to every stop', () => {
  const worst = (given: More) => stops.map((stop) => worstAt(found(given), stop)?.text);
  expect(worst({ sites: [{}, { access: '4 Wheel Drive', pets: false }, { access: null }] })).toEqual([
    'Olivia’s Corolla and Sam’s Prado get there',
    'Olivia’s Corolla can’t reach the site',
    expect.stringMatching(/way in|get|ask/i),
  ]);
  // Who has no seat at all is no matter of the first stop.
  const full = household('Sam', [camper('Sam')], [car('prado', { model: 'Prado', seats: 1 })]);
  const given = { households: [full, grant], seats: {} };
  expect(found(given)[0]).toMatchObject({ level: 'problem', rule: 'seats' });
  expect(worst(given)[0]).toMatch(/Prado/);
  expect(new Set(worst({}))).toEqual(new Set(['Olivia’s Corolla and Sam’s Prado get there']));
});

test.each([
  [
    'goes home',
    { leave_on: day(2) },
    'seats:lift@b Blowering: Grant needs a lift from stop 1',
    'Olivia’s Corolla has gone home by then.',
  ],
  [
    'joins later',
    { arrive_on: day(2) },
    'seats:lift Flat: Grant needs a lift to stop 1',
    'Olivia’s Corolla joins later.',
  ],
])('a passenger whose car %s needs a lift', (_, nights, said, why) => {
  const households = [sam, from(olivia, nights), grant];
  expect(open({ households })).toEqual([said]);
  expect(found({ households }).find(({ level }) => level === 'problem')?.why).toBe(why);
});

test('only who is at a stop counts there', () => {
  const noPets = [{}, {}, { pets: false }];
  expect(open({ sites: noPets })).toEqual(['pets:Dog@c Cascade: Rusty isn’t allowed']);
  expect(open({ sites: noPets, households: [from(sam, { leave_on: day(4) }), olivia, grant] })).toEqual([]);
});

test('an answer counts at its stop, and a car counts anyway at the first stop alone', () => {
  const sites: Partial<FitSite>[] = [{ access: '4 Wheel Drive' }, { access: '4 Wheel Drive' }, {}];
  const anyway = household(
    'Olivia',
    [camper('Olivia')],
    [car('corolla', { model: 'Corolla', drivetrain: '2 Wheel Drive', anyway: true })],
  );
  const access = (given: More) => open({ sites, ...given }).filter((text) => text.startsWith('access'));
  expect(access({ households: [sam, anyway, grant] })).toEqual([
    'access:2WD@b Blowering: Olivia’s Corolla can’t reach the site',
  ]);
  expect(access({ tripId: 'b', households: [sam, anyway, grant] })).toEqual([
    'access:2WD Blowering: Olivia’s Corolla can’t reach the site',
  ]);
  const yes: FitNote = {
    ...{ key: 'access:2WD', fact: 'way in: 4 Wheel Drive', answer: 'yes', note: null },
    ...{ by: 'Sam', at: '2026-12-03T01:00:00Z' },
  };
  expect(access({ notes: [yes] })).toEqual(['access:2WD Flat: Olivia’s Corolla can’t reach the site']);
});

test('a booking is checked against those at its stop', () => {
  const booked = booking({ stop_id: 'b', status: 'booked', people: 2, household_id: 'Sam' });
  expect(open({ bookings: [booked] })).toEqual([
    'booking:covers@b Blowering: You booked for 2. 3 are coming',
  ]);
  expect(open({ bookings: [booked], households: [sam, olivia, from(grant, { leave_on: day(2) })] })).toEqual(
    [],
  );
  const gone = { ...booked, stop_id: 'gone' };
  expect(open({ bookings: [gone] })).toEqual(['booking:covers Flat: You booked for 2. 3 are coming']);
  const open_ = booking({ stop_id: 'c', household_id: 'Sam' });
  expect(found({ bookings: [open_] }).find(({ key }) => key === 'booking:made')?.why).toBe(
    'You go there in 24 days.',
  );
});

test('a stop that everybody has left has no findings', () => {
  const places = stops.map((stop) => ({ stop, site: siteWith({ pets: false }), notes: [] }));
  const late = places.map(({ stop, ...rest }) => ({
    ...rest,
    stop: { ...stop, arrive_on: addDays(stop.arrive_on, -23), leave_on: addDays(stop.leave_on, -23) },
  }));
  const given = { households: [sam], seating: { seats: {}, tows: {} }, bookings: [], towing: [] };
  const all = findingsOf({
    ...given,
    ...{ tripId: 't', places: late, dates: trip, holidaysOf: () => [] },
    plan: seatPlan([sam], given.seating, null),
  });
  expect(all.filter(({ rule }) => rule === 'pets').map(({ stop }) => stop?.id)).toEqual(['b', 'c']);
});
