import type { PlannedCar } from '@/lib/trips/seats/seat-plan';
import { carsOf, towablesOf, travellersOf } from '@/lib/trips/seats/seat-plan';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { carLook, namesOf, remarkOf, roomText, towText, waitingTitle, wayText } from './board-text';
import { suggestedText } from './suggested-text';

const grace = household(
  'Grace Hall',
  [camper('Grace'), camper('Ivy', 'baby'), camper('Kim', 'child')],
  [car('d-max', { make: 'Isuzu', model: 'D-Max', drivetrain: '4 Wheel Drive' }), caravan('van')],
);
const [dMax] = carsOf(grace) as [PlannedCar];
const people = travellersOf(grace);
const towables = towablesOf(grace);

test('the title says who has no seat first, then what has no car', () => {
  expect(waitingTitle({ unseated: people, untowed: towables })).toBe('3 people without a seat');
  expect(waitingTitle({ unseated: people.slice(0, 1), untowed: [] })).toBe('1 person without a seat');
  expect(waitingTitle({ unseated: [], untowed: towables })).toBe('1 trailer or boat without a car');
  expect(waitingTitle({ unseated: [], untowed: [] })).toBe('Everybody has a seat');
});

test('a car looks as far as is known', () => {
  expect(carLook(dMax)).toBe('White Isuzu · 4WD');
  expect(carLook({ ...dMax, model: null, colour: null, drivetrain: null })).toBe('');
  expect(carLook({ ...dMax, model: null })).toBe('White · 4WD');
});

test('names are listed as one would say them', () => {
  expect([people.slice(0, 1), people.slice(0, 2), people].map(namesOf)).toEqual([
    'Grace',
    'Grace and Ivy',
    'Grace, Ivy and Kim',
  ]);
});

test('beside a name stands that they drive, or how old a child is', () => {
  expect(people.map((each) => remarkOf(each, false))).toEqual(['', 'baby', 'child']);
  expect(remarkOf({ ...grace, ...(people[0] as (typeof people)[0]) }, true)).toBe('drives');
});

test('a car’s room and what it tows are said in words', () => {
  expect(roomText(dMax)).toBe('Grace’s D-Max, 5 seats free');
  expect(roomText({ ...dMax, seats: 1 })).toBe('Grace’s D-Max, 1 seat free');
  expect(roomText({ ...dMax, seats: 0 })).toBe('Grace’s D-Max, full');
  expect(towables.map(towText)).toEqual(['Tows Grace’s caravan']);
  expect(towables.map((each) => towText({ ...each, description: '6 m' }))).toEqual([
    'Tows Grace’s caravan: 6 m',
  ]);
});

test('a car that may not get to the site says so', () => {
  const way = (drivetrain: PlannedCar['drivetrain'], access: PlannedCar['drivetrain']) =>
    wayText({ drivetrain }, access);
  expect(way('2 Wheel Drive', '4 Wheel Drive')).toBe('2WD: can’t reach the site');
  expect(way('All Wheel Drive', '4 Wheel Drive')).toBe('AWD: check the way in');
  expect(way(null, 'All Wheel Drive')).toBe('Check the way in');
  expect([way('4 Wheel Drive', '4 Wheel Drive'), way('2 Wheel Drive', null)]).toEqual([null, null]);
});

test('a suggestion says what has become of everybody', () => {
  const [full, empty] = [{ passengers: people }, { passengers: [] }];
  const said = (
    cars: { passengers: object[] }[],
    unseated: object[],
    changed: boolean,
    untowed: object[] = [],
  ) => suggestedText({ cars: cars as never, unseated, untowed }, changed);
  expect(said([full], [], true)).toBe('Everybody has a seat now.');
  expect(said([full], [], false)).toBe('Everybody has a seat already.');
  expect(said([full], people, true)).toBe('Seats are given out. There is no seat for 3 people.');
  expect(said([full], [{}], false)).toBe('There is no seat for 1 person more.');
  expect(said([full, empty], people, false)).toBe('There is no adult to drive for 3 people more.');
  expect(said([full], [], false, towables)).toBe('No car that can tow is free.');
});
