import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { addDays } from '@/lib/dates';
import { ages } from '@/lib/household/crew/crew-options';
import { camper, dog, household } from '@/tests/factories/households';
import { nightsWithin } from '../attendance/nights';
import type { Companion, Household } from '../attendance/schema';
import { campersOf, rules } from './needs';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
const dry = { drinkingWater: false };

const needsOf = (households: Household[], dates = easter, site: { drinkingWater: boolean | null } = dry) =>
  Object.fromEntries(rules.map(({ key, needed }) => [key, needed(campersOf(households, dates), site)]));

const adults = (name: string, count: number) =>
  household(
    name,
    Array.from({ length: count }, (_, index) => camper(`${name} ${index}`)),
  );

test('the needs of a family of four with a baby and a dog', () => {
  const mia = household('Mia', [
    camper('Mia'),
    camper('Sam'),
    camper('Kim', 'toddler'),
    camper('Bo', 'baby'),
    dog('Rex'),
  ]);
  expect(needsOf([mia])).toEqual({
    chairs: 3,
    sleeping: 4,
    stoves: 1,
    water: 80,
    tables: 1,
    eskies: 1,
    gazebos: 1,
    lights: 1,
    'first-aid': 1,
    'fire-blanket': 1,
    'washing-up': 1,
  });
});

test.each([
  ['stoves', 6],
  ['tables', 8],
  ['eskies', 6],
  ['gazebos', 20],
  ['washing-up', 12],
])('another of %s is needed from one more than %i people on', (key, each) => {
  for (const [people, needed] of [
    [1, 1],
    [each, 1],
    [each + 1, 2],
    [3 * each, 3],
  ] as const) {
    expect([people, needsOf([adults('Mia', people)])[key]]).toEqual([people, needed]);
  }
});

test.each(['first-aid', 'fire-blanket'])('one %s is enough for any number of people', (key) => {
  expect(needsOf([adults('Mia', 60)])[key]).toBe(1);
  expect(needsOf([household('Rex', [dog('Rex')])])[key]).toBe(0);
});

test('each household that sleeps at the site needs a light', () => {
  expect(needsOf([adults('Mia', 5), adults('Tom', 1), household('Rex', [dog('Rex')])]).lights).toBe(2);
});

const water = (households: Household[], site: { drinkingWater: boolean | null }, dates = easter) => {
  const rule = rules.find(({ key }) => key === 'water');
  return rule?.sum?.(campersOf(households, dates), site);
};
const dogs = (count: number) => Array.from({ length: count }, (_, index) => dog(`Rex ${index}`));
const early = { leave_on: '2027-03-27' };
const oneNight = { ...easter, end_date: '2027-03-27' };

test.each([
  [adults('Mia', 5), 90, '5 people, 3 nights, 20 % spare'],
  [
    { ...adults('Mia', 5), crew: [...adults('Mia', 5).crew, ...dogs(1)] },
    98,
    '5 people and a dog, 3 nights, 20 % spare',
  ],
  [household('Mia', [camper('Mia'), ...dogs(2)]), 33, '1 person and 2 dogs, 3 nights, 20 % spare'],
  [
    { ...household('Mia', [camper('Mia'), ...dogs(1)]), ...early },
    9,
    'up to 1 person and a dog, 3 nights, 20 % spare',
  ],
  [
    household('Mia', [camper('Mia'), { ...dog('Tom'), pet_type: 'Cat' } as Companion]),
    18,
    '1 person, 3 nights, 20 % spare',
  ],
])('people and dogs need water for their nights with some to spare (%#)', (mia, litres, words) => {
  expect(needsOf([mia]).water).toBe(litres);
  for (const drinkingWater of [false, null])
    expect(water([mia], { drinkingWater })).toBe(`Water, ${litres} L: ${words}.`);
});

test('fewer dogs on some nights are “up to”, and nobody is where a day’s water is enough', () => {
  const rex = { ...household('Tom', dogs(1)), ...early };
  expect(water([adults('Mia', 1), rex], dry)).toBe(
    'Water, 21 L: up to 1 person and a dog, 3 nights, 20 % spare.',
  );
  expect(water([adults('Mia', 1), rex], { drinkingWater: true })).toBe(
    'Water, 7 L: 1 person and a dog, one day, because the site has water.',
  );
});

test('where the site has water, a day’s water is enough', () => {
  const mia = household('Mia', [camper('Mia'), camper('Sam'), dog('Rex')]);
  const wet = { drinkingWater: true };
  for (const dates of [easter, oneNight]) {
    expect(needsOf([mia], dates, wet).water).toBe(12);
    expect(water([mia], wet, dates)).toBe(
      'Water, 12 L: 2 people and a dog, one day, because the site has water.',
    );
  }
  expect(needsOf([mia], oneNight).water).toBe(15);
});

test('people are counted on the fullest night, and for water on each of their nights', () => {
  const early = { ...adults('Mia', 2), leave_on: '2027-03-27' };
  const late = { ...adults('Tom', 3), arrive_on: '2027-03-28' };
  expect(needsOf([early, late])).toMatchObject({ chairs: 3, sleeping: 3, lights: 1, water: 30 });
  expect(needsOf([early, { ...late, arrive_on: null }])).toMatchObject({ chairs: 5, lights: 2, water: 66 });
  expect(needsOf([early], { start_date: '2027-03-26', end_date: '2027-03-26' }).water).toBe(12);
});

const day = fc.nat(20).map((days) => addDays('2027-03-20', days));
const dates = fc
  .tuple(day, fc.nat(9))
  .map(([start_date, days]) => ({ start_date, end_date: addDays(start_date, days) }));
const crew = fc.array(
  fc.constantFrom(...ages).map((age) => camper('Kim', age)),
  { maxLength: 9 },
);
const nights = fc.record({ arrive_on: fc.option(day), leave_on: fc.option(day) });
const households = fc.array(fc.record({ crew, nights }), { maxLength: 6 });
const site = fc.record({ drinkingWater: fc.constantFrom(true, false, null) });

test('needs never decrease when a household or a person is added', () => {
  fc.assert(
    fc.property(dates, households, crew, site, (trip, all, more, site) => {
      const going = all.map(({ crew, nights }, index) => ({
        ...household(`${index}`, crew),
        ...nightsWithin(nights, trip),
      }));
      const [first, ...rest] = going;
      const larger = first && [{ ...first, crew: [...first.crew, ...more] }, ...rest];
      const before = needsOf(rest, trip, site);
      const between = needsOf(going, trip, site);
      const after = needsOf(larger ?? going, trip, site);
      for (const { key } of rules) {
        expect(Number.isInteger(between[key])).toBe(true);
        expect(between[key]).toBeGreaterThanOrEqual(before[key] as number);
        expect(after[key]).toBeGreaterThanOrEqual(between[key] as number);
      }
    }),
  );
});

test('docs/develop/gear.md lists each rule with its reason', () => {
  const rows = readFileSync('docs/develop/gear.md', 'utf8').split('\n');
  const said = rows.filter((row) => row.startsWith('| ') && !row.startsWith('| Need'));
  expect(said.map((row) => row.split(' | ').slice(0, 2).join(' | '))).toEqual(
    rules.map(({ name, why }) => `| ${name} | ${why}`),
  );
});
