import { carsOf, type PlannedCar, towablesOf } from '@/lib/trips/cars/planned-car';
import { travellersOf } from '@/lib/trips/cars/seat-plan';
import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { carLook, namesOf, remarkOf, roomText, towText, waitingTitle, wayText } from './board-text';

const grace = household(
  'Grace Hall',
  [camper('Grace'), camper('Ivy', 'baby'), camper('Kim', 'child')],
  [car('d-max', { make: 'Isuzu', model: 'D-Max', drivetrain: '4 Wheel Drive' }), caravan('van')],
);
const [dMax] = carsOf(grace) as [PlannedCar];
const people = travellersOf(grace);
const towables = towablesOf(grace);

test('the title names people without a seat first, then trailers without a car', () => {
  expect(waitingTitle({ unseated: people, untowed: towables })).toBe('3 people without a seat');
  expect(waitingTitle({ unseated: people.slice(0, 1), untowed: [] })).toBe('1 person without a seat');
  expect(waitingTitle({ unseated: [], untowed: towables })).toBe('1 trailer or boat without a car');
  expect(waitingTitle({ unseated: [], untowed: [] })).toBe('Everybody has a seat');
});

test('a car’s look names what is known', () => {
  expect(carLook(dMax)).toBe('White Isuzu · 4WD');
  expect(carLook({ ...dMax, model: null, colour: null, drivetrain: null })).toBe('');
  expect(carLook({ ...dMax, model: null })).toBe('White · 4WD');
});

test('names are joined as in a sentence', () => {
  expect([people.slice(0, 1), people.slice(0, 2), people].map(namesOf)).toEqual([
    'Grace',
    'Grace and Ivy',
    'Grace, Ivy and Kim',
  ]);
});

test('the remark beside a name says that the person drives, what a child needs and a later day', () => {
  expect(people.map((each) => remarkOf(each, false))).toEqual(['', 'needs a child seat', 'child']);
  expect(remarkOf({ ...(people[1] as (typeof people)[0]), age: 'toddler' }, false)).toBe(
    'needs a child seat',
  );
  expect(remarkOf(people[2] as (typeof people)[0], false, 'arrives on Sunday')).toBe(
    'child · arrives on Sunday',
  );
  expect(remarkOf({ ...grace, ...(people[0] as (typeof people)[0]) }, true)).toBe('drives');
});

test('a car’s free seats and what it tows are put in words', () => {
  expect(roomText({ ...dMax, free: 5 })).toBe('Grace’s D-Max, 5 seats free');
  expect(roomText({ ...dMax, free: 1 })).toBe('Grace’s D-Max, 1 seat free');
  expect(roomText({ ...dMax, free: 0 })).toBe('Grace’s D-Max, full');
  expect(towables.map(towText)).toEqual(['Tows Grace’s caravan']);
  expect(towables.map((each) => towText({ ...each, description: '6 m' }))).toEqual([
    'Tows Grace’s caravan: 6 m',
  ]);
});

test('a car says when its way in needs a check, and when it is counted anyway', () => {
  const way = (drivetrain: PlannedCar['drivetrain'], access: PlannedCar['drivetrain'], anyway = false) =>
    wayText({ drivetrain, anyway }, wayIn(access));
  expect(way('2 Wheel Drive', '4 Wheel Drive', true)).toBe('2WD: counted anyway');
  expect(way('All Wheel Drive', '4 Wheel Drive')).toBe('AWD: check the way in');
  expect(way(null, 'All Wheel Drive')).toBe('Drive unknown: check the way in');
  expect([way('4 Wheel Drive', '4 Wheel Drive'), way('2 Wheel Drive', null)]).toEqual([null, null]);
});
