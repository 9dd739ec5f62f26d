import * as fc from 'fast-check';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { countingCars, mostOfAll, tripWithSeating } from '@/tests/factories/small-trips';
import { isAdult, type Seating, seatPlan, towablesOf, travellersOf } from './seat-plan';
import { suggestingSeats, suggestSeats } from './suggest-seats';

const nobody: Seating = { seats: {}, tows: {} };
const children = (...ids: string[]) => ids.map((id) => camper(id, 'child'));

test('no arrangement seats more people, and every car with people has an adult', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, access }) => {
      const suggested = suggestSeats(households, seating, access);
      const { cars, unseated } = seatPlan(households, suggested, access);
      const seated = cars.flatMap(({ passengers }) => passengers.map(({ person_id }) => person_id));
      expect(new Set(seated).size).toBe(seated.length);
      expect(seated).toHaveLength(Object.keys(suggested.seats).length);
      expect(seated.length + unseated.length).toBe(households.flatMap(travellersOf).length);
      expect(seated).toHaveLength(mostOfAll(households, access));
      for (const { passengers, seats, counts } of cars) {
        expect(passengers.length === 0 || counts).toBe(true);
        expect(passengers.length).toBeLessThanOrEqual(seats);
        expect(passengers.length === 0 || passengers.some(isAdult)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('nobody is moved when as many people can be seated without moving anybody', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, access }) => {
      const { cars } = seatPlan(households, seating, access);
      const sitting = cars.flatMap(({ ride_id, passengers }) =>
        passengers.map(({ person_id }) => [person_id, ride_id] as const),
      );
      const fixed = Object.fromEntries(sitting);
      fc.pre(sitting.length > 0 && mostOfAll(households, access, fixed) === mostOfAll(households, access));
      expect(suggestSeats(households, seating, access).seats).toMatchObject(fixed);
    }),
    { numRuns: 200 },
  );
});

test('as many trailers as possible are towed, one per car, and existing tows stay', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, access }) => {
      const { tows } = suggestSeats(households, seating, access);
      const able = countingCars(households, access).filter(({ can_tow }) => can_tow);
      const towables = households.flatMap(towablesOf);
      expect(Object.keys(tows)).toHaveLength(Math.min(able.length, towables.length));
      expect(new Set(Object.values(tows)).size).toBe(Object.keys(tows).length);
      expect(able.map(({ ride_id }) => ride_id)).toEqual(expect.arrayContaining(Object.values(tows)));
      for (const { ride_id, tows: kept } of seatPlan(households, seating, access).cars) {
        for (const id of kept) expect(tows[id]).toBe(ride_id);
      }
    }),
  );
});

test('a household rides in its own car, and one without a car rides together in a car with room', () => {
  const sam = household('Sam', [camper('sam'), camper('jas'), camper('anaya', 'child')]);
  const pat = household(
    'Pat',
    [camper('pat'), camper('shell'), ...children('finn', 'tilly')],
    [car('ranger')],
  );
  const grace = household('Grace', [camper('grace'), camper('ivy', 'child')], [car('d-max')]);
  expect(suggestSeats([sam, pat, grace], nobody).seats).toEqual({
    pat: 'ranger',
    shell: 'ranger',
    finn: 'ranger',
    tilly: 'ranger',
    grace: 'd-max',
    ivy: 'd-max',
    sam: 'd-max',
    jas: 'd-max',
    anaya: 'd-max',
  });
});

test('a household gets the smallest car that fits it, so that larger cars keep their room', () => {
  const one = household('One', [camper('one')], [car('large', { seats: 7 })]);
  const two = household('Two', [camper('two')], [car('small', { seats: 3 })]);
  const guests = household('Guests', [camper('ada'), camper('bo')]);
  const family = household('Family', [camper('cy'), camper('di'), ...children('e', 'f', 'g', 'h')]);
  const { seats } = suggestSeats([one, two, guests, family], nobody);
  expect([seats.ada, seats.bo]).toEqual(['small', 'small']);
  expect(new Set(['cy', 'di', 'e', 'f', 'g', 'h'].map((id) => seats[id]))).toEqual(new Set(['large']));
});

test('when a household has to split up, no child is without an adult of the household', () => {
  const family = household('Family', [camper('ma'), camper('pa'), ...children('a', 'b', 'c')]);
  const one = household('One', [camper('one')], [car('first', { seats: 4 })]);
  const two = household('Two', [camper('two')], [car('second', { seats: 3 })]);
  const { seats } = suggestSeats([family, one, two], nobody);
  expect([seats.ma, seats.a, seats.b]).toEqual(['first', 'first', 'first']);
  expect([seats.c, seats.pa]).toEqual(['second', 'second']);
});

test('a car that tows is driven by a person of its own household', () => {
  const crew = [camper('ma'), camper('pa'), ...children('a')];
  const family = household('Family', crew, [car('city'), car('prado', { can_tow: true }), caravan('van')]);
  expect(suggestSeats([family], nobody)).toEqual({
    seats: { ma: 'prado', pa: 'prado', a: 'prado' },
    tows: { van: 'prado' },
  });
});

test('a car tows its own household’s trailer before another’s', () => {
  const sam = household('Sam', [camper('sam')], [caravan('sams')]);
  const pat = household('Pat', [camper('pat')], [car('ranger', { can_tow: true }), caravan('pats')]);
  expect(suggestSeats([sam, pat], nobody).tows).toEqual({ pats: 'ranger' });
});

test('a car whose household has only children takes nobody, and the children ride with others', () => {
  const pat = household('Pat', [camper('pat')], [car('ranger', { seats: 2 })]);
  const kids = household('Kids', children('kim', 'lou'), [car('van')]);
  expect(suggestSeats([kids, pat], nobody).seats).toEqual({ pat: 'ranger', kim: 'ranger' });
});

test('of equally suitable cars, one that arrives on the household’s day is filled', () => {
  const [first, second] = ['one', 'two'].map((name) => household(name, [camper(name)], [car(`${name}’s`)]));
  const late = household('late', [camper('priya')]);
  const sunday = { arrive_on: '2027-01-24' };
  const carOf = (...those: Parameters<typeof suggestSeats>[0]) => suggestSeats(those, nobody).seats.priya;
  const [one, two] = [first as typeof late, second as typeof late];
  expect(carOf(one, two, late)).toBe('one’s');
  expect(carOf({ ...one, ...sunday }, two, late)).toBe('two’s');
  expect(carOf(one, { ...two, ...sunday }, { ...late, ...sunday })).toBe('two’s');
  // A car with fewer free seats comes before a car that arrives on the same day.
  const tight = { ...one, ...sunday, vehicles: [car('tight', { seats: 2 })] };
  expect(carOf(tight, two, late)).toBe('tight');
});

test('without a car or without an adult nobody is seated', () => {
  expect(suggestSeats([household('Sam', [camper('sam')])], nobody)).toEqual(nobody);
  expect(suggestSeats([household('Kids', children('kim'), [car('van')])], nobody)).toEqual(nobody);
});

test('60 households with 150 people fill the cars', () => {
  const households = Array.from({ length: 60 }, (_, at) =>
    household(
      `h${at}`,
      [camper(`a${at}`), camper(`b${at}`), ...(at % 2 ? children(`k${at}`) : [])],
      at % 3 ? [car(`c${at}`, { seats: 2 + (at % 4), can_tow: at % 5 === 0 })] : [caravan(`t${at}`)],
    ),
  );
  const { seats } = suggestSeats(households, nobody);
  expect(Object.keys(seats)).toHaveLength(
    Math.min(
      150,
      countingCars(households, null).reduce((sum, { seats: each }) => sum + each, 0),
    ),
  );
});

test('100 guests with the largest parties, and children whom nobody drives, are seated by their adults', () => {
  const households = Array.from({ length: 100 }, (_, at) =>
    household(
      `h${at}`,
      [camper(`a${at}`), ...children(...Array.from({ length: 29 }, (_, nth) => `k${at}-${nth}`))],
      Array.from({ length: 10 }, (_, nth) => car(`c${at}-${nth}`, { seats: 1 + (nth % 8) })),
    ),
  );
  const { seats } = suggestSeats(households, nobody);
  expect(Object.keys(seats)).toHaveLength(100 * 8);
});

test('suggestingSeats yields after each household and gives the same result as suggestSeats', () => {
  const households = Array.from({ length: 40 }, (_, at) =>
    household(`h${at}`, [camper(`a${at}`), ...children(`k${at}`)], at % 2 ? [car(`c${at}`)] : []),
  );
  const steps = suggestingSeats(households, nobody, null);
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  expect(count).toBeGreaterThanOrEqual(households.length);
  expect(step.value).toEqual(suggestSeats(households, nobody));
});
