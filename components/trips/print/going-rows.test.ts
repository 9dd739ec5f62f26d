import type { Household } from '@/lib/trips/attendance/schema';
import { type Seating, seatPlan } from '@/lib/trips/cars/seat-plan';
import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, dog, household } from '@/tests/factories/households';
import { byNightText, goingRows } from './going-rows';

const weekend = { start_date: '2027-03-26', end_date: '2027-03-29' };
const prado = car('prado', { model: 'Prado', seats: 3, can_tow: true });
const mia = household('Mia Hart', [camper('Mia'), camper('Kim', 'child'), dog('Rex')], [prado]);
const tom = household('Tom Kaur', [camper('Tom'), camper('Al', 'toddler')], [caravan('van')]);
const none: Seating = { seats: {}, tows: {} };
const rows = (households: Household[], seating = none, trip = weekend) =>
  goingRows(households, seatPlan(households, seating, null), trip);
const ridesOf = (seats: Seating['seats'], tows: Seating['tows'] = {}) =>
  rows([mia, tom], { seats, tows }).map(({ rides }) => rides);

test('a household is listed with its people, and children and pets by their kind', () => {
  expect(rows([mia, household('Ann', [camper('Ann')]), household('Bo', [])])).toMatchObject([
    { id: 'Mia Hart', name: 'Mia Hart', people: 'Mia, Kim (child) and Rex (dog)' },
    { name: 'Ann', people: 'Ann' },
    { name: 'Bo', people: '', rides: '' },
  ]);
});

test('a household that sits in its own car shows how full the car is', () => {
  expect(ridesOf({})).toEqual(['Prado (2 of 3 seats taken)', 'caravan, nobody seated yet']);
  expect(rows([tom])[0]?.rides).toBe('caravan');
});

test('a car shows how full it is, and people without a car show with whom they ride', () => {
  expect(ridesOf({ Kim: null, Tom: 'prado', Al: 'prado' })).toEqual([
    'Prado (3 of 3 seats taken), Kim without a seat',
    'caravan, with Mia',
  ]);
});

test('when only some of a household ride with others, the row names them', () => {
  expect(ridesOf({ Mia: 'prado', Kim: 'prado', Tom: 'prado' })).toEqual([
    'Prado (3 of 3 seats taken)',
    'caravan, Tom with Mia, Al without a seat',
  ]);
});

test('a household without any seats says so beside its vehicles', () => {
  expect(ridesOf({ Mia: 'prado', Kim: 'prado' })[1]).toBe('caravan, nobody seated yet');
});

test('a car that doesn’t count says where it parks, or why it doesn’t count', () => {
  const rides = (parks_at: string | null) => {
    const ann = household('Ann', [camper('Ann')], [car('corolla', { parks_at })]);
    const plan = seatPlan([ann], none, wayIn('4 Wheel Drive'));
    return goingRows([ann], plan, weekend)[0]?.rides;
  };
  expect(rides('the top gate')).toBe('Corolla parks at the top gate');
  expect(rides(null)).toBe('Corolla can’t reach the site');
  const kim = household('Kim', [camper('Kim', 'child')], [car('corolla')]);
  expect(goingRows([kim], seatPlan([kim], none, null), weekend)[0]?.rides).toContain(
    'Corolla without a driver',
  );
});

test('a trailer behind another household’s car says so', () => {
  expect(ridesOf({ Mia: 'prado' }, { van: 'prado' })[1]).toContain('caravan behind Mia’s Prado');
  const own = { ...mia, vehicles: [prado, caravan('own')] };
  expect(rows([own], { seats: {}, tows: { own: 'prado' } })[0]?.rides).toBe(
    'Prado (2 of 3 seats taken), caravan',
  );
});

test('nights are named by the day on which they begin, without the nights away', () => {
  const late = { ...mia, arrive_on: '2027-03-27' };
  const early = { ...tom, leave_on: '2027-03-28' };
  expect(rows([mia, late, early]).map(({ nights }) => nights)).toEqual(['Fri Sat Sun', 'Sat Sun', 'Fri Sat']);
  const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };
  expect(rows([mia], none, oneDay)[0]?.nights).toBe('Fri');
});

test('more than five nights are shown by the first and the last day', () => {
  const five = { start_date: '2027-03-26', end_date: '2027-03-31' };
  expect(rows([mia], none, five)[0]?.nights).toBe('Fri Sat Sun Mon Tue');
  const six = { start_date: '2027-03-26', end_date: '2027-04-01' };
  const some = [mia, { ...mia, arrive_on: '2027-03-27' }, { ...mia, leave_on: '2027-03-30' }];
  expect(rows(some, none, six).map(({ nights }) => nights)).toEqual([
    'All 6',
    'Sat 27 – Thu 1',
    'Fri 26 – Tue 30',
  ]);
});

test('people per night are listed in order, and on a long trip by runs', () => {
  const night = (day: number, people: number) => ({ night: `2027-03-0${day}`, people }) as never;
  expect(byNightText([night(1, 16), night(2, 20), night(3, 16)])).toBe('Mon 16, Tue 20, Wed 16');
  const days = [1, 2, 3, 4, 5, 6];
  expect(byNightText(days.map((day) => night(day, 4)))).toBe('4');
  expect(byNightText(days.map((day) => night(day, day === 3 ? 9 : 4)))).toBe(
    '4 on 1 – 2 Mar, 9 on Wed 3, 4 on 4 – 6 Mar',
  );
});
