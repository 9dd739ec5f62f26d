import { camper, car, caravan, dog, household } from '@/tests/factories/households';
import type { Vehicle } from '../attendance/schema';
import { headcountOf } from './headcount';

const easter = {
  location_name: 'Bendeela Recreation Area',
  start_date: '2027-03-26',
  end_date: '2027-03-29',
};
const canoe: Vehicle = { id: 'canoe', type: 'boat', boat_type: 'Paddleboat', description: null };

const mia = household(
  'Mia',
  [camper('Mia'), camper('Tom'), camper('Kim', 'child'), camper('Bo', 'toddler'), dog('Rex'), dog('Ada')],
  [car('Prado'), car('Corolla'), caravan('van'), canoe],
);
const nick = household('Nick', [camper('Nick'), camper('Al', 'baby')]);

test('a booking text says where, when, how many of each kind and with what vehicles', () => {
  expect(headcountOf([mia, nick], easter).text).toBe(
    [
      'Bendeela Recreation Area',
      'Fri 26 – Mon 29 Mar 2027, 3 nights',
      '6 people: 3 adults, 1 child, 1 toddler, 1 baby',
      '2 dogs',
      '2 cars, 1 trailer, 1 boat',
    ].join('\n'),
  );
});

test('when the nights differ, the text has the people by night', () => {
  const { text } = headcountOf([mia, { ...nick, arrive_on: '2027-03-28' }], easter);
  expect(text.split('\n').at(-1)).toBe('People by night: 4 on 26 – 27 Mar, 6 on Sun 28 Mar');
});

test('each pitch with people on it says how many, unless no booking is needed', () => {
  const pitches = [
    { name: 'River 4', households: ['Mia'] },
    { name: 'River 5', households: ['Nick', 'gone'] },
    { name: 'River 6', households: [] },
  ];
  const linesOf = (status: 'booked' | 'not needed') =>
    headcountOf([mia, nick], easter, null, [{ status, pitches }]).text.split('\n').slice(5);
  expect(linesOf('booked')).toEqual(['River 4: 4 people, 2 cars, 1 trailer, 1 boat', 'River 5: 2 people']);
  expect(linesOf('not needed')).toEqual([]);
});

test('a kind that nobody brings has no line', () => {
  const day = { ...easter, end_date: '2027-03-26', location_name: 'Camp\nKedron' };
  expect(headcountOf([household('Zoe', [camper('Zoe')])], day).text).toBe(
    ['Camp Kedron', 'Fri 26 Mar 2027, 1 night', '1 person: 1 adult'].join('\n'),
  );
});

test('several of a kind are in the plural', () => {
  const crew = [
    camper('Mia'),
    camper('a', 'child'),
    camper('b', 'child'),
    camper('c', 'toddler'),
    camper('d', 'toddler'),
    camper('e', 'baby'),
    camper('f', 'baby'),
    dog('Rex'),
  ];
  const vehicles = [car('Prado'), caravan('van'), caravan('camper'), canoe, canoe];
  expect(
    headcountOf([household('Mia', crew, vehicles)], easter)
      .text.split('\n')
      .slice(2),
  ).toEqual(['7 people: 1 adult, 2 children, 2 toddlers, 2 babies', '1 dog', '1 car, 2 trailers, 2 boats']);
});
