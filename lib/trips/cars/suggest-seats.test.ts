import * as fc from 'fast-check';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { countingCars, smallTripDates as dates, tripWithSeating } from '@/tests/factories/small-trips';
import { stayTimes } from '../attendance/presence';
import type { Household } from '../attendance/schema';
import { isAdult, type PlannedCar, type Traveller, towablesOf } from './planned-car';
import { type Seating, seatPlan } from './seat-plan';
import { suggestSeats, suggestTows } from './suggest-seats';

const nobody: Seating = { seats: {}, tows: {} };
const children = (...ids: string[]) => ids.map((id) => camper(id, 'child'));
const carsBy = ({ cars }: Pick<ReturnType<typeof seatPlan>, 'cars'>) =>
  new Map(
    cars.flatMap((car) => car.passengers.map(({ person_id }): [string, PlannedCar] => [person_id, car])),
  );

/** True when a car is there at least as long as a household, which may also be the car's own. */
function isThere(car: PlannedCar, household_id: string, households: Household[]): boolean {
  const timesOf = (id: string) => {
    const found = households.find((each) => each.household_id === id);
    return found ? stayTimes(found, dates) : { arrives: '', leaves: '' };
  };
  const [theirs, own] = [timesOf(car.household_id), timesOf(household_id)];
  return theirs.arrives <= own.arrives && theirs.leaves >= own.leaves;
}

/** True when all of a group could sit in a car, with an adult of their own for the small children. */
function couldTake(car: PlannedCar, group: readonly Traveller[], households: Household[]): boolean {
  const all = [...car.passengers, ...group];
  const [first] = group;
  return (
    first !== undefined &&
    car.counts &&
    all.length <= car.seats &&
    isThere(car, first.household_id, households) &&
    all.some(isAdult) &&
    (!group.some(isSmall) || all.some((one) => isAdult(one) && one.household_id === first.household_id))
  );
}

const isSmall = ({ age }: Traveller) => age === 'baby' || age === 'toddler';

test('in any trip nobody is moved, and new seats are in time, with an adult, and together', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, access }) => {
      const suggested = suggestSeats(households, seating, dates, access);
      const before = seatPlan(households, { ...seating, tows: suggested.tows }, access);
      const after = seatPlan(households, suggested, access);
      const [sat, sits] = [carsBy(before), carsBy(after)];
      for (const [id, { ride_id }] of sat) expect(sits.get(id)?.ride_id).toBe(ride_id);
      for (const { passengers, seats } of after.cars) expect(passengers.length).toBeLessThanOrEqual(seats);
      for (const { household_id } of households) {
        const group = before.unseated.filter((one) => one.household_id === household_id);
        const seated = group.filter(({ person_id }) => sits.has(person_id));
        for (const one of seated) {
          const car = sits.get(one.person_id) as PlannedCar;
          expect(isThere(car, household_id, households)).toBe(true);
          expect(car.passengers.some(isAdult)).toBe(true);
          if (isSmall(one))
            expect(car.passengers.some((each) => isAdult(each) && each.household_id === household_id)).toBe(
              true,
            );
        }
        if (before.cars.some((car) => couldTake(car, group, households)))
          expect([0, group.length]).toContain(seated.length);
        if (seated.length === group.length && before.cars.some((car) => couldTake(car, group, households)))
          expect(new Set(seated.map(({ person_id }) => sits.get(person_id))).size).toBeLessThanOrEqual(1);
        const left = after.unseated.filter((one) => one.household_id === household_id);
        expect(after.cars.filter((car) => couldTake(car, left, households))).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

test('as many trailers as possible are towed, one per car, and existing tows stay', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, access }) => {
      const { tows } = suggestSeats(households, seating, dates, access);
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

const late = (each: Household, arrive_on = '2027-01-24'): Household => ({ ...each, arrive_on });

test('a household without a car rides together in the smallest car with room', () => {
  const sam = household('Sam', [camper('sam'), camper('jas'), camper('anaya', 'child')]);
  const pat = household(
    'Pat',
    [camper('pat'), camper('shell'), ...children('finn', 'tilly')],
    [car('ranger')],
  );
  const grace = household('Grace', [camper('grace'), camper('ivy', 'child')], [car('d-max')]);
  const bus = household('Bea', [camper('bea')], [car('bus', { seats: 9 })]);
  expect(suggestSeats([bus, sam, pat, grace], nobody, dates).seats).toEqual({
    sam: 'd-max',
    jas: 'd-max',
    anaya: 'd-max',
  });
});

test('a mother with a toddler from the first day rides in no car that comes a day later', () => {
  const tess = household('Tess', [camper('tess'), camper('leo', 'toddler')]);
  const marc = late(household('Marc', [camper('marc')], [car('van')]));
  expect(suggestSeats([marc, tess], nobody, dates).seats).toEqual({});
  expect(
    suggestSeats([{ ...marc, arrive_on: null, leave_on: '2027-01-25' }, tess], nobody, dates).seats,
  ).toEqual({});
  expect(suggestSeats([{ ...marc, arrive_on: null, arrive_by: 'night' }, tess], nobody, dates).seats).toEqual(
    {},
  );
  const both = [marc, late(tess, '2027-01-25')];
  expect(suggestSeats(both, nobody, dates).seats).toEqual({ tess: 'van', leo: 'van' });
});

test('a couple isn’t split: they get two seats in one car, or none', () => {
  const couple = household('Sam', [camper('sam'), camper('jo')]);
  const one = household('One', [camper('one')], [car('first', { seats: 2 })]);
  const two = household('Two', [camper('two')], [car('second', { seats: 2 })]);
  const grant = household('Grant', [camper('grant')]);
  const larger = { ...two, vehicles: [car('second', { seats: 3 })] };
  expect(suggestSeats([one, larger, grant, couple], nobody, dates).seats).toEqual({
    sam: 'second',
    jo: 'second',
    grant: 'first',
  });
  const other = household('Ann', [camper('ann'), camper('ash')]);
  const { seats } = suggestSeats([one, larger, other, couple], nobody, dates);
  expect(Object.keys(seats)).toEqual(['ann', 'ash']);
});

test('a household that is too large for any car splits up, with an adult of its own in each car', () => {
  const family = household('Family', [camper('ma'), camper('pa'), ...children('a', 'b', 'c')]);
  const one = household('One', [camper('one')], [car('first', { seats: 4 })]);
  const two = household('Two', [camper('two')], [car('second', { seats: 3 })]);
  const { seats } = suggestSeats([family, one, two], nobody, dates);
  expect([seats.ma, seats.a, seats.b]).toEqual(['first', 'first', 'first']);
  expect([seats.c, seats.pa]).toEqual(['second', 'second']);
});

test('people who were taken out of their own car get a seat there first', () => {
  const sam = household('Sam', [camper('sam'), camper('jo')], [car('own')]);
  const bus = household('Bea', [camper('bea')], [car('bus', { seats: 3 })]);
  const seats = { jo: null };
  expect(suggestSeats([bus, sam], { seats, tows: {} }, dates).seats).toEqual({ jo: 'own' });
});

test('a car tows its own household’s trailer before another’s', () => {
  const sam = household('Sam', [camper('sam')], [caravan('sams')]);
  const pat = household('Pat', [camper('pat')], [car('ranger', { can_tow: true }), caravan('pats')]);
  expect(suggestSeats([sam, pat], nobody, dates).tows).toEqual({ pats: 'ranger' });
});

test('a car whose household has only children takes nobody, and the children ride with others', () => {
  const pat = household('Pat', [camper('pat')], [car('ranger', { seats: 3 })]);
  const kids = household('Kids', children('kim', 'lou'), [car('van')]);
  expect(suggestSeats([kids, pat], nobody, dates).seats).toEqual({ kim: 'ranger', lou: 'ranger' });
});

test('of several cars, one that is there at the household’s own times is filled', () => {
  const [one, two] = ['one', 'two'].map((name) => household(name, [camper(name)], [car(name)])) as [
    Household,
    Household,
  ];
  const priya = late(household('Priya', [camper('priya')]));
  const carOf = (...those: Household[]) => suggestSeats(those, nobody, dates).seats.priya;
  expect(carOf(one, two, priya)).toBe('one');
  expect(carOf(one, late(two), priya)).toBe('two');
});

test('without a car or without an adult nobody is seated', () => {
  expect(suggestSeats([household('Sam', [camper('sam')])], nobody, dates)).toEqual(nobody);
  expect(suggestSeats([household('Kids', children('kim'), [car('van')])], nobody, dates)).toEqual(nobody);
});

test('60 households with 150 people fill the cars', () => {
  const households = Array.from({ length: 60 }, (_, at) =>
    household(
      `h${at}`,
      [camper(`a${at}`), camper(`b${at}`), ...(at % 2 ? children(`k${at}`) : [])],
      at % 3 ? [car(`c${at}`, { seats: 2 + (at % 4), can_tow: at % 5 === 0 })] : [caravan(`t${at}`)],
    ),
  );
  const { cars, unseated } = seatPlan(households, suggestSeats(households, nobody, dates), null);
  const largest = Math.max(...cars.map(({ free }) => free));
  const left = households.map(({ household_id }) =>
    unseated.filter((one) => one.household_id === household_id),
  );
  for (const { length } of left) expect(length === 0 || length > largest).toBe(true);
});

const nothing = { seats: {}, tows: {} };
const sam = household('Sam', [], [caravan('sams')]);
const pat = household('Pat', [camper('Pat')], [car('ranger', { can_tow: true }), caravan('pats')]);
const bea = household('Bea', [camper('Bea')], [car('ute', { can_tow: true }), car('weak')]);

test('a car tows its own household’s trailers first, then any other, and only if it can tow', () => {
  expect(suggestTows([sam, pat], nothing, null)).toEqual({ pats: 'ranger' });
  expect(suggestTows([sam, pat, bea], nothing, null)).toEqual({ pats: 'ranger', sams: 'ute' });
});

test('existing tows stay, and a car that isn’t coming doesn’t count', () => {
  expect(suggestTows([sam, pat, bea], { seats: {}, tows: { sams: 'ranger' } }, null)).toEqual({
    sams: 'ranger',
    pats: 'ute',
  });
  expect(suggestTows([sam, bea], { seats: {}, tows: { sams: 'gone' } }, null)).toEqual({ sams: 'ute' });
});
