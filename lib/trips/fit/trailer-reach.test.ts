import { home, siteWith, toldBy } from '@/tests/factories/fit';
import { tripFit } from './fit-of';

const dates = { start_date: '2027-02-05', end_date: '2027-02-07' };
const boat = (boat_type: 'Powerboat' | 'Sailboat' | 'Paddleboat' | 'Other') =>
  ({ type: 'boat', boat_type }) as const;
const found = (known: object, ...boats: ReturnType<typeof boat>[]) =>
  toldBy('boat', tripFit({ site: siteWith(known), households: [home('Zoe', boats)], dates, holidays: [] }));

const unsaid = 'Nobody has said yet that there’s a ramp or water.';

test.each([
  ['Powerboat', {}, 'check', unsaid],
  ['Paddleboat', {}, 'check', unsaid],
  ['Other', {}, 'check', unsaid],
  ['Sailboat', { boat_ramp: true }, 'fine', 'There’s a boat ramp.'],
  ['Powerboat', { water: true }, 'fine', 'There’s water to put it on.'],
  ['Paddleboat', { water: true, boat_ramp: false }, 'fine', 'There’s water to put it on.'],
  ['Other', { water: true, boat_ramp: false }, 'fine', 'There’s water to put it on.'],
  ['Powerboat', { water: true, boat_ramp: false }, 'check', 'There’s no boat ramp.'],
  ['Sailboat', { boat_ramp: false }, 'check', 'There’s no boat ramp.'],
  ['Paddleboat', { boat_ramp: false }, 'check', 'There’s no boat ramp.'],
] as const)('a %s where %j is known', (type, known, level, why) => {
  expect(found(known, boat(type))).toMatchObject([{ level, why, who: ['Zoe'] }]);
});

test('only boats that may not get in the water are named', () => {
  expect(found({ water: true, boat_ramp: false }, boat('Paddleboat'), boat('Sailboat'))).toMatchObject([
    { text: 'Zoe’s sailboat: ask first', remedy: 'Check with the site.' },
  ]);
  expect(found({ boat_ramp: true }, boat('Paddleboat'), boat('Other'))).toMatchObject([
    { text: 'Zoe’s paddleboat and Zoe’s boat can go in the water', remedy: null },
  ]);
  expect(found({})).toEqual([]);
});
