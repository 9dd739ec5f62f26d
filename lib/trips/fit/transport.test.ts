import { fourWheel, home, siteWith, someone, toldBy, twoWheel, wayIn } from '@/tests/factories/fit';
import type { FitHousehold } from './finding';
import { choiceFit, offersOf, ownFit, tripFit } from './fit-of';
import { unseated } from './party';

const dates = { start_date: '2027-02-05', end_date: '2027-02-07' };
const site = siteWith({ access: '4 Wheel Drive' });
const pick = toldBy;
const seats = (...households: FitHousehold[]) =>
  pick('seats', tripFit({ site, households, dates, holidays: [] }));
const tow = (...households: FitHousehold[]) =>
  pick('tow', tripFit({ site, households, dates, holidays: [] }));

const family = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => someone(`${name} ${index}`, index > 0 ? 'child' : 'adult'));
const two = { seats: 2 };
const tower = fourWheel('Prado', { can_tow: true });
const caravan = { type: 'trailer', trailer_type: 'Caravan' } as const;
const box = { type: 'trailer', trailer_type: 'Other' } as const;
const powerboat = { type: 'boat', boat_type: 'Powerboat' } as const;
const sailboat = { type: 'boat', boat_type: 'Sailboat' } as const;
const kayak = { type: 'boat', boat_type: 'Paddleboat' } as const;

test('all people, babies too, are compared with the seats of all cars that count', () => {
  const baby = [...family('Linh', 2), someone('Leo', 'baby')];
  expect(
    seats(home('Linh', [fourWheel('Jimny', two)], baby), home('Pat', [fourWheel('Jimny', two)])),
  ).toEqual([
    {
      level: 'fine',
      text: 'There’s a seat for everybody',
      why: '4 people, 4 seats.',
      who: ['Linh', 'Pat'],
      remedy: null,
    },
  ]);
  expect(seats(home('Linh', [], baby), home('Pat', [fourWheel('Jimny', two)]), home('Dog', [], []))).toEqual([
    {
      level: 'problem',
      text: 'Linh: 2 people have no seat',
      why: '4 people, 2 seats.',
      who: ['Linh'],
      remedy: 'Bring another car, or ask somebody with more seats.',
    },
  ]);
  expect(seats(home('Linh'), home('Tom'), home('Pat', [fourWheel('Jimny', two)]))[0]?.text).toBe(
    'Linh and Tom: 1 person has no seat',
  );
});

test('a trip without a car is a check, and a car without a number of seats has five', () => {
  expect(seats(home('Linh'), home('Tom'))).toMatchObject([
    { level: 'check', text: 'Nobody brings a car yet', why: '2 people to seat.', who: ['Linh', 'Tom'] },
  ]);
  expect(seats(home('Linh', [tower]))[0]?.why).toBe('1 person, 5 seats.');
  expect(seats(home('Linh', [tower], []))).toEqual([]);
});

test('a person filling in a form is told how many seats they need and who has some', () => {
  const own = (household: FitHousehold, offers?: Parameters<typeof choiceFit>[0]['offers']) =>
    pick('seats', choiceFit({ site, household, ...(offers && { offers }) }));
  expect(own(home('Linh', [], family('Linh', 3)), { seats: [{ name: 'Pat', free: 1 }], tows: [] })).toEqual([
    {
      level: 'check',
      text: 'You need 3 seats',
      why: 'You bring no car.',
      who: ['Linh'],
      remedy: 'Pat has 1 free seat.',
    },
  ]);
  expect(own(home('Linh', [fourWheel('Jimny', two)], family('Linh', 3)))).toMatchObject([
    {
      level: 'check',
      text: 'You’re 1 seat short',
      why: '3 people, 2 seats.',
      remedy: 'Add a car, or ask who has room.',
    },
  ]);
  expect(own(home('Linh', [tower]))).toMatchObject([
    { level: 'fine', text: 'You have a seat for everybody' },
  ]);
  expect(own(home('Linh', [], []))).toEqual([]);
});

test('of a household’s own cars, only those that get there count', () => {
  const own = (...cars: FitHousehold['vehicles']) =>
    pick('seats', ownFit(site, home('Linh', cars, family('Linh', 4))));
  expect(own(twoWheel('Carnival', { seats: 8 }), fourWheel('Jimny', two))).toMatchObject([
    {
      level: 'check',
      text: 'You’re 2 seats short',
      remedy: 'You would need seats in another household’s car.',
    },
  ]);
  expect(own(fourWheel('Jimny', two), fourWheel('Jimny', two))[0]?.level).toBe('fine');
  expect(own(twoWheel('Carnival', { seats: 8 }))[0]?.level).toBe('fine');
  expect(own()).toEqual([]);
});

test.each([
  ['a caravan and a car that tows', [tower, caravan], 'fine'],
  ['a caravan and a car that doesn’t', [fourWheel('Prado'), caravan], 'problem'],
  ['a powerboat alone', [powerboat], 'problem'],
  ['a sailboat alone', [sailboat], 'problem'],
  ['a boat on its trailer behind one car', [tower, powerboat, box], 'fine'],
  ['a caravan and a boat behind one car', [tower, caravan, powerboat], 'problem'],
  ['two trailers behind one car', [tower, box, box], 'problem'],
] as const)('%s', (_, vehicles, level) => {
  expect(tow(home('Pat', vehicles))).toMatchObject([{ level, who: ['Pat'] }]);
});

test('a kayak and a car need no car to tow them', () => {
  expect(tow(home('Pat', [kayak, tower]))).toEqual([]);
});

test('a trailer whose household has no car to tow it may be towed by another household’s car', () => {
  expect(tow(home('Pat', [caravan]), home('Grace', [tower]), home('Sam', [tower, box]))).toEqual([
    {
      level: 'check',
      text: 'Pat’s caravan: agree who tows',
      why: 'Its household has no free car that can tow it.',
      who: ['Pat'],
      remedy: 'Grace’s Prado could tow.',
    },
  ]);
  expect(tow(home('Pat', [caravan, sailboat]), home('Grace', [tower, tower]))).toMatchObject([
    { level: 'check', why: 'Their household has no free car that can tow them.' },
  ]);
  expect(tow(home('Pat', [caravan]), home('Sam', [tower, box]))).toMatchObject([
    { level: 'problem', text: 'Pat’s caravan has no car to tow it', why: 'Not enough of the cars can tow.' },
  ]);
  expect(tow(home('Pat', [caravan, sailboat]))[0]?.text).toBe(
    'Pat’s caravan and Pat’s sailboat have no car to tow them',
  );
  expect(tow(home('Pat', [tower, tower, caravan, sailboat]))[0]?.text).toBe(
    'Pat’s caravan and Pat’s sailboat have a car to tow',
  );
});

test('of a household’s own trailers, only one has to be towed at a time', () => {
  expect(pick('tow', ownFit(site, home('Pat', [tower, caravan, box])))).toMatchObject([{ level: 'fine' }]);
  expect(pick('tow', ownFit(site, home('Pat', [caravan, twoWheel('Corolla')])))).toMatchObject([
    { level: 'problem', text: 'Your caravan has no car to tow it' },
  ]);
});

test('offers are seats in cars that get there, the most first, and cars free to tow', () => {
  const offers = offersOf(
    wayIn(site.access),
    [
      home('Sam Kelly', [twoWheel('Corolla')]),
      home('Pat', [fourWheel('Jimny', two)]),
      home('Grace', [tower, caravan, fourWheel('Hilux', { can_tow: true })], family('Grace', 3)),
      home('Tom', [twoWheel('Carnival', { can_tow: true })]),
    ],
    unseated({}),
  );
  expect(offers).toEqual({
    seats: [
      { name: 'Grace', free: 7 },
      { name: 'Pat', free: 1 },
    ],
    tows: [{ car: 'Grace’s Hilux' }],
  });
  expect(pick('tow', choiceFit({ site, household: home('Zoe', [caravan]), offers }))).toMatchObject([
    {
      level: 'check',
      text: 'Your caravan: agree who tows',
      remedy: 'Grace’s Hilux could tow.',
    },
  ]);
});
