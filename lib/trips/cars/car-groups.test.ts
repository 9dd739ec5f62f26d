import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, household } from '@/tests/factories/households';
import type { Household } from '../attendance/schema';
import { carGroups, type Reader } from './car-groups';
import type { Access } from './car-standing';
import { seatNeeds } from './seat-needs';
import { type Seating, seatPlan } from './seat-plan';

const dates = { start_date: '2027-01-23', end_date: '2027-01-26' };
const four = { drivetrain: '4 Wheel Drive' } as const;
const topGate = 'The top gate, 2 km before the ford';

const olivia = household(
  'Olivia Hart',
  [camper('Olivia Hart'), camper('Tom'), camper('Ivy', 'child')],
  [car('prado', { model: 'Prado', seats: 7, ...four })],
);
const sam = household(
  'Sam Wu',
  [
    { id: 'Sam Wu', type: 'camper', name: 'Sam Wu', age: 'adult', is_owner: true },
    camper('Jo'),
    camper('Ellie', 'child'),
    camper('Max', 'child'),
  ],
  [car('cx-5', { model: 'CX-5', parks_at: topGate })],
);
const linh = {
  ...household(
    'Linh',
    [camper('Linh'), camper('Minh'), camper('Bao', 'toddler')],
    [car('jimny', { model: 'Jimny', seats: 4, ...four })],
  ),
  arrive_on: '2027-01-24',
  arrive_by: 'morning',
} satisfies Household;
const priya = household('Priya', [camper('Priya')]);
const grant = household('Grant', [camper('Grant')], [car('hilux', { model: 'Hilux', parks_at: topGate })]);

const all = [sam, olivia, linh, priya, grant];
const samsSeats = { 'Sam Wu': 'prado', Jo: 'prado', Ellie: 'prado', Max: 'prado' };
const organiser: Reader = { ownId: 'Sam Wu', mine: 'all' };

interface Changes {
  households?: Household[];
  seating?: Seating;
  access?: Access;
  reader?: Reader;
  closed?: boolean;
}

function pageOf({
  households = all,
  seating = { seats: samsSeats, tows: {} },
  access = wayIn('4 Wheel Drive'),
  reader = organiser,
  closed = false,
}: Changes = {}) {
  return { plan: seatPlan(households, seating, access), households, dates, access, reader, closed };
}

const shown = (page: ReturnType<typeof pageOf>) =>
  carGroups(page).map(({ title, aside, cars }) => [
    [title, aside].filter(Boolean).join(' | '),
    ...cars.map(({ name, when, room, rows }) => [
      [name, when, room].filter(Boolean).join(' | '),
      ...rows.map(({ names, detail }) => `${names}: ${detail}`),
    ]),
  ]);

test('cars stand in groups by how far they get, and a car that stops on the way has a second leg', () => {
  expect(shown(pageOf())).toEqual([
    [
      'All the way in',
      [
        'Olivia’s Prado | Sat | Full',
        'Olivia, Tom and Ivy: Olivia drives',
        'You, Jo, Ellie and Max: From the top gate',
      ],
      ['Linh’s Jimny | Sun morning | 1 free', 'Linh, Minh and Bao: Linh drives · child seat for Bao'],
    ],
    [
      'To the top gate | 2 km before the ford',
      ['Your CX-5 | 1 free', 'You, Jo, Ellie and Max: Then Olivia’s Prado'],
      ['Grant’s Hilux | 4 free', 'Grant: Needs a seat from the top gate'],
    ],
  ]);
});

test('the page names who needs a seat and why, with the one number of free seats past where cars stop', () => {
  const needs = seatNeeds(pageOf());
  expect(needs).toMatchObject({
    heading: 'Two people need a seat',
    text: 'One seat is free past the ford.',
    people: [
      { names: 'Priya', detail: 'No car' },
      { names: 'Grant', detail: 'Hilux stops at the top gate' },
    ],
  });
});

test('a member reads of the own household alone, first and in the second person, or nothing', () => {
  const needsOf = (id: string, mine: Reader['mine'] = id) =>
    seatNeeds(pageOf({ reader: { ownId: id, mine } }));
  expect(needsOf('Priya')).toMatchObject({ heading: 'You need a seat', people: [{ names: 'You' }] });
  expect(needsOf('Olivia Hart')).toBeNull();
  expect(needsOf('Grant', 'all')?.people.map(({ names }) => names)).toEqual(['You', 'Priya']);
  expect(needsOf('Priya', null)).toBeNull();
});

test('when everybody has a seat, only organisers read it', () => {
  const households = [olivia];
  expect(seatNeeds(pageOf({ households }))).toMatchObject({ heading: 'Everybody has a seat', text: '' });
  const reader = { ownId: 'Olivia Hart', mine: 'Olivia Hart' };
  expect(seatNeeds(pageOf({ households, reader }))).toBeNull();
});

test('without any car that gets there, the kind of car that would is asked for', () => {
  const households = [sam, priya, grant];
  expect(seatNeeds(pageOf({ households }))).toMatchObject({
    heading: '6 people and no 4WD',
    text: 'The way in needs one.',
    missing: '4WD',
    people: [],
  });
  const access: Access = { needs: null, told: [{ kind: '2WD', answer: 'no' }] };
  expect(seatNeeds(pageOf({ households, access }))).toMatchObject({
    heading: 'No car gets all the way in',
    text: '',
  });
});

test.each([
  ['the place, when nobody says before what it is', ['the gate', 'the gate'], 'past the gate'],
  ['no place, when cars stop at different ones', ['the gate', 'the store'], 'all the way in'],
  ['no place, when nobody said where a car stops', ['the gate', null], 'all the way in'],
])('free seats name %s', (_what, [first = null, second = null], where) => {
  const at = (one: Household, parks_at: string | null) => ({
    ...one,
    vehicles: one.vehicles.map((each) => ({ ...each, parks_at }) as typeof each),
  });
  const households = [at(sam, first), at(grant, second), linh];
  expect(seatNeeds(pageOf({ households }))?.text).toBe(`One seat is free ${where}.`);
});

test('seats in cars that need a question count, and the number says how many', () => {
  const outback = household('Mia', [camper('Mia')], [car('outback', { drivetrain: 'All Wheel Drive' })]);
  const page = pageOf({ households: [outback, linh, grant] });
  expect(seatNeeds(page)?.text).toBe(
    'Five seats are free past the ford, 4 of them if the campsite says yes.',
  );
  expect(carGroups(page).map(({ title }) => title)).toEqual([
    'All the way in',
    'Ask first',
    'To the top gate',
  ]);
});

test('a car that nobody drives, or that stops nobody knows where, takes nobody', () => {
  const kids = household('Kids', [camper('Kid', 'child')], [car('van', { model: 'Van', ...four })]);
  const cars = [car('golf', { model: 'Golf' }), car('polo', { model: 'Polo' })];
  const lost = household('Bo', [camper('Bo')], cars);
  const page = pageOf({ households: [kids, lost, olivia], seating: { seats: {}, tows: {} } });
  expect(shown(page).slice(1)).toEqual([
    ['Not all the way in', ['Bo’s Golf', 'Bo: Needs a seat'], ['Bo’s Polo']],
    ['Nobody to drive', ['Kids’s Van']],
  ]);
  expect(seatNeeds(page)?.people.map(({ detail }) => detail)).toEqual([
    'Nobody drives Van',
    'Golf can’t get all the way in and Polo can’t get all the way in',
  ]);
});

test('a person taken out of the own car, or too many for it, is told so; a later day is named', () => {
  const big = household(
    'Big',
    [camper('A'), camper('B'), camper('C')],
    [car('ute', { model: 'Ute', seats: 2 })],
  );
  const seating = { seats: { 'Olivia Hart': null, Linh: 'ute' }, tows: {} };
  const details = seatNeeds(pageOf({ households: [olivia, big], seating }))?.people.map(
    ({ detail }) => detail,
  );
  expect(details).toEqual(['Not in Prado', 'Ute can’t get all the way in']);
  const full = seatNeeds(pageOf({ households: [big], access: null, seating: { seats: {}, tows: {} } }));
  expect(full).toMatchObject({
    heading: 'C needs a seat',
    text: 'No seat is free.',
    people: [{ detail: 'Ute is full' }],
  });
  const along = pageOf({ seating: { seats: { ...samsSeats, Priya: 'jimny' }, tows: {} } });
  expect(carGroups(along)[0]?.cars[1]?.rows[1]?.detail).toBe('Comes on Saturday');
});

test('a trailer without a car is named when everybody has a seat', () => {
  const towing = { ...olivia, vehicles: [...olivia.vehicles, caravan('caravan')] };
  expect(seatNeeds(pageOf({ households: [towing] }))).toMatchObject({
    heading: 'No car tows Olivia’s caravan',
    text: '',
    tows: [{ ride_id: 'caravan' }],
  });
});

test('people of one car of whom only some go on are named, and after the trip nobody needs anything', () => {
  const seating = { seats: { ...samsSeats, Max: null, Ellie: null }, tows: {} };
  const details = (closed: boolean) =>
    carGroups(pageOf({ seating, closed }))[1]?.cars[0]?.rows.map(({ detail }) => detail);
  expect(details(false)).toEqual(['Then Olivia’s Prado · Ellie and Max need a seat from the top gate']);
  expect(details(true)).toEqual(['Then Olivia’s Prado']);
  expect(seatNeeds(pageOf({ seating, closed: true }))).toBeNull();
});
