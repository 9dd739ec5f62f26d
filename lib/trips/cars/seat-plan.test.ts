import * as fc from 'fast-check';
import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, dog, household } from '@/tests/factories/households';
import { tripWithSeating } from '@/tests/factories/small-trips';
import type { Companion, Household, Vehicle } from '../attendance/schema';
import { countAll } from '../headcount/count';
import { isAdult, vehicleName } from './planned-car';
import { type Seating, seatPlan } from './seat-plan';

const nobody: Seating = { seats: {}, tows: {} };
const names = (all: { name: string }[]) => all.map(({ name }) => name);
const inCars = (households: Parameters<typeof seatPlan>[0], seating: Seating) =>
  Object.fromEntries(
    seatPlan(households, seating, null).cars.map(({ ride_id, passengers }) => [ride_id, names(passengers)]),
  );

const grace = household(
  'Grace Hall',
  [camper('Grace'), camper('Ivy', 'baby'), dog('Rex')],
  [car('d-max', { make: 'Isuzu', model: 'D-Max', drivetrain: '4 Wheel Drive', can_tow: true })],
);
const sam = household('Sam', [camper('Sam'), camper('Anaya', 'child')], [caravan('caravan')]);

test('people without a seat are listed, babies too, and pets need no seat', () => {
  const plan = seatPlan([grace, sam], nobody, null);
  expect(names(plan.unseated)).toEqual(['Sam', 'Anaya']);
  expect(plan.untowed).toEqual([
    { ride_id: 'caravan', name: 'Sam’s caravan', household_id: 'Sam', description: null },
  ]);
  expect(plan.cars).toEqual([
    {
      ride_id: 'd-max',
      name: 'Grace’s D-Max',
      household_id: 'Grace Hall',
      make: 'Isuzu',
      model: 'D-Max',
      colour: 'White',
      drivetrain: '4 Wheel Drive',
      seats: 5,
      can_tow: true,
      description: null,
      anyway: false,
      parks_at: null,
      convoy: null,
      counts: true,
      why_not: null,
      passengers: [
        { person_id: 'Grace', name: 'Grace', age: 'adult', household_id: 'Grace Hall', leg: 'all' },
        { person_id: 'Ivy', name: 'Ivy', age: 'baby', household_id: 'Grace Hall', leg: 'all' },
      ],
      free: 3,
      tows: [],
    },
  ]);
  expect([plan.free_seats, plan.free]).toEqual([3, { to_site: 3, part_way: 0 }]);
});

test('a car lists the driver first, then its own household', () => {
  const seats = { Sam: 'd-max', Anaya: 'd-max', Ivy: 'd-max', Grace: 'd-max' };
  expect(inCars([sam, grace], { ...nobody, seats })).toEqual({ 'd-max': ['Grace', 'Ivy', 'Sam', 'Anaya'] });
  const without = { ...seats, Grace: null };
  expect(inCars([sam, grace], { ...nobody, seats: without })).toEqual({ 'd-max': ['Sam', 'Ivy', 'Anaya'] });
  const children = { Anaya: 'd-max', Ivy: 'd-max', Grace: null };
  expect(inCars([sam, grace], { ...nobody, seats: children })).toEqual({ 'd-max': ['Ivy', 'Anaya'] });
});

test('when a car becomes too small, people of other households lose their seats', () => {
  const small = { ...grace, vehicles: [car('d-max', { seats: 2 })] };
  const seats = { Sam: 'd-max', Ivy: 'd-max', Grace: 'd-max' };
  const plan = seatPlan([sam, small], { ...nobody, seats }, null);
  expect(names(plan.cars[0]?.passengers ?? [])).toEqual(['Grace', 'Ivy']);
  expect(names(plan.unseated)).toEqual(['Sam', 'Anaya']);
});

test('a seat counts only while its person and its car are coming', () => {
  const seating = {
    seats: { Sam: 'gone', Nick: 'd-max', Anaya: 'caravan' },
    tows: { caravan: 'gone', boat: 'd-max' },
  };
  const plan = seatPlan([grace, sam], seating, null);
  expect(names(plan.unseated)).toEqual(['Sam', 'Anaya']);
  expect([names(plan.untowed), plan.cars[0]?.tows]).toEqual([['Sam’s caravan'], []]);
});

test('a car tows one trailer, and only if it can tow', () => {
  const two = { ...sam, vehicles: [caravan('first'), caravan('second')] };
  const tows = { first: 'd-max', second: 'd-max' };
  expect(seatPlan([grace, two], { ...nobody, tows }, null).cars[0]?.tows).toEqual(['first']);
  const weak = { ...grace, vehicles: [car('d-max', { can_tow: false })] };
  const plan = seatPlan([weak, two], { ...nobody, tows }, null);
  expect([plan.cars[0]?.tows, plan.untowed.length]).toEqual([[], 2]);
});

test('cars with the same name get numbers', () => {
  const prado = { make: 'Toyota', model: 'Prado' };
  const mia = household('Mia', [camper('Mia')], [car('white', prado), car('blue', prado)]);
  const plan = seatPlan(
    [mia, { ...mia, household_id: 'other', vehicles: [car('red', prado)] }],
    nobody,
    null,
  );
  expect(names(plan.cars)).toEqual(['Mia’s Prado', 'Mia’s Prado 2', 'Mia’s Prado 3']);
});

test('a kayak needs no car to tow it, and neither does the trailer that a boat is on', () => {
  const vehicles: Vehicle[] = [
    { id: 'box', type: 'trailer', trailer_type: 'Other', description: null },
    { id: 'kayak', type: 'boat', boat_type: 'Paddleboat', description: null },
    { id: 'yacht', type: 'boat', boat_type: 'Sailboat', description: null },
  ];
  const { untowed } = seatPlan([household('Zoe', [], vehicles)], { seats: {}, tows: {} }, null);
  expect(untowed.map(({ ride_id }) => ride_id)).toEqual(['yacht']);
});

const corolla = (changes: object = {}) => [car('corolla', { can_tow: true, ...changes })];
const standing = (households: Parameters<typeof seatPlan>[0]) => {
  const plan = seatPlan(households, { seats: {}, tows: { van: 'corolla' } }, wayIn('4 Wheel Drive'));
  const [first] = plan.cars;
  return [first?.why_not, first?.passengers.length, first?.tows.length, plan.free_seats];
};

test('a car that can’t reach the site has no people, no tow and no free seats', () => {
  const tess = household('Tess', [camper('Tess')], [...corolla(), caravan('van')]);
  expect(standing([tess])).toEqual(['access', 0, 0, 0]);
  const plan = seatPlan([tess], { seats: { Tess: 'corolla' }, tows: {} }, wayIn('4 Wheel Drive'));
  expect(names(plan.unseated)).toEqual(['Tess']);
  const counted = { ...tess, vehicles: [...corolla({ anyway: true }), caravan('van')] };
  expect(standing([counted])).toEqual([null, 1, 1, 4]);
  const ask = { ...tess, vehicles: corolla({ drivetrain: 'All Wheel Drive' }) };
  expect(standing([ask])).toEqual([null, 1, 0, 4]);
});

test('a car of a household without an adult doesn’t count, even if an organiser counts it anyway', () => {
  const kids = household('Kids', [camper('Tess', 'child')], corolla({ anyway: true }));
  expect(standing([kids])).toEqual(['driver', 0, 0, 0]);
});

const seated = (crew: Household['crew'], vehicles: Vehicle[], seats: Seating['seats'] = {}) =>
  inCars([household('Mia', crew, vehicles)], { seats, tows: {} });
const [mia, jo] = [camper('mia'), camper('jo')];
const kids = [camper('kim', 'child'), camper('lou', 'baby')];

test('a household sits in its own car, the driver first, and children before a second adult', () => {
  expect(seated([kids[0] as Companion, mia, jo], [car('van')])).toEqual({ van: ['mia', 'kim', 'jo'] });
  expect(seated([mia, jo, ...kids], [car('van', { seats: 3 })])).toEqual({ van: ['mia', 'kim', 'lou'] });
  expect(seated([mia, ...kids], [car('van', { seats: 2 })])).toEqual({ van: ['mia', 'lou'] });
});

test('of two own cars each has a driver while there are adults, and the children share one', () => {
  const [ute, van] = [car('ute', { seats: 2 }), car('van')];
  expect(seated([mia, jo, ...kids], [ute, van])).toEqual({ ute: ['mia'], van: ['jo', 'kim', 'lou'] });
  expect(seated([mia, ...kids], [van, car('wagon')])).toEqual({ van: ['mia', 'kim', 'lou'], wagon: [] });
});

test('the own car that tows has the driver', () => {
  const own = household(
    'Mia',
    [mia, ...kids],
    [car('city'), car('prado', { can_tow: true }), caravan('van')],
  );
  const seats = (tows: Seating['tows']) => inCars([own], { seats: {}, tows });
  expect(seats({})).toEqual({ city: ['mia', 'kim', 'lou'], prado: [] });
  expect(seats({ van: 'prado' })).toEqual({ city: [], prado: ['mia', 'kim', 'lou'] });
});

test('people who were moved by hand stay where they were put, and no child sits without an adult', () => {
  const cars = [car('van')];
  expect(seated([mia, jo, ...kids], cars, { jo: null })).toEqual({ van: ['mia', 'kim', 'lou'] });
  expect(seated([mia, jo, ...kids], cars, { mia: null })).toEqual({ van: ['jo', 'kim', 'lou'] });
  expect(seated([mia, ...kids], cars, { mia: null })).toEqual({ van: [] });
  expect(seated([mia, ...kids], cars, { mia: 'gone' })).toEqual({ van: ['mia', 'kim', 'lou'] });
});

test('somebody who was put into another household’s car keeps the seat when that household grows', () => {
  const small = { ...grace, vehicles: [car('d-max', { seats: 2 })] };
  const plan = seatPlan([small, sam], { ...nobody, seats: { Sam: 'd-max' } }, null);
  expect(names(plan.cars[0]?.passengers ?? [])).toEqual(['Grace', 'Sam']);
  expect(names(plan.unseated)).toEqual(['Ivy', 'Anaya']);
});

test('only cars that get all the way count to the site; a car that parks on the way counts apart', () => {
  const tess = household('Tess', [camper('Tess')], corolla({ parks_at: 'the top gate' }));
  const free = (...all: Household[]) => seatPlan(all, nobody, wayIn('4 Wheel Drive'));
  expect(free(tess, grace)).toMatchObject({
    free_seats: 3,
    free: { to_site: 3, part_way: 4 },
    cars: [{ free: 4 }, { free: 3 }],
  });
  expect(free(household('Tess', [camper('Tess')], corolla()))).toMatchObject({
    free: { to_site: 0, part_way: 0 },
    cars: [{ free: 0 }],
  });
});

test('whoever rides a part of the way takes a seat there, and still needs one to the site', () => {
  const tess = household('Tess', [camper('Tess')], corolla({ parks_at: 'the top gate' }));
  const seats = (seating: Partial<Seating>) => {
    const plan = seatPlan([tess, sam], { ...nobody, ...seating }, wayIn('4 Wheel Drive'));
    const [first] = plan.cars;
    return [first?.passengers.map(({ name, leg }) => [name, leg]), plan.free.part_way, names(plan.unseated)];
  };
  const own = ['Tess', 'first'];
  expect(seats({ part_way: { Sam: 'corolla' } })).toEqual([
    [own, ['Sam', 'first']],
    3,
    ['Tess', 'Sam', 'Anaya'],
  ]);
  expect(seats({ seats: { Sam: 'corolla' } })).toEqual([[own], 4, ['Tess', 'Sam', 'Anaya']]);
});

test('a household whose car stops on the way has two legs: its own car to there, then its seat to the site', () => {
  const access = wayIn('4 Wheel Drive');
  const tess = household('Tess', [camper('Tess'), camper('Leo', 'child')], corolla({ parks_at: 'the gate' }));
  const legs = (all: Household[], seating: Partial<Seating>) =>
    seatPlan(all, { ...nobody, ...seating }, access).cars.map(({ passengers, free }) => [
      ...passengers.map(({ name, leg }) => `${name} ${leg}`),
      free,
    ]);
  const seats = { Tess: 'd-max', Leo: 'd-max' };
  expect(legs([tess, grace], { seats })).toEqual([
    ['Tess first', 'Leo first', 3],
    ['Grace all', 'Ivy all', 'Tess all', 'Leo all', 1],
  ]);
  const both = { ...tess, vehicles: [...tess.vehicles, ...grace.vehicles] };
  expect(legs([both], {})).toEqual([[5], ['Tess all', 'Leo all', 3]]);
  const kids = { ...tess, crew: tess.crew.slice(1) };
  expect(legs([kids], {})).toEqual([[5]]);
});

test('whoever has a seat in an own car with room never needs one, and a car with people has an adult', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, access }) => {
      const { cars, unseated } = seatPlan(households, seating, access);
      const moved = (id: string) => seating.seats[id] === null;
      for (const { person_id, household_id, age } of unseated) {
        const own = cars.filter(
          (each) =>
            each.counts &&
            each.household_id === household_id &&
            each.free > 0 &&
            (age === 'adult' ||
              each.passengers.some((one) => isAdult(one) && one.household_id === household_id)),
        );
        expect(moved(person_id) ? [] : own).toEqual([]);
      }
      const byHand = new Set(Object.values(seating.seats));
      for (const { ride_id, passengers } of cars)
        if (!byHand.has(ride_id)) expect(passengers.length === 0 || passengers.some(isAdult)).toBe(true);
    }),
  );
});

test('for any trip, taken and free seats add up to the headcount’s seats', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, access }) => {
      const { cars, free_seats, unseated } = seatPlan(households, seating, access);
      const seated = cars.flatMap(({ passengers }) => passengers).length;
      const { seats, people } = countAll(households, access);
      expect([seats, people]).toEqual([seated + free_seats, seated + unseated.length]);
      expect(cars.every(({ counts, passengers }) => counts || passengers.length === 0)).toBe(true);
    }),
  );
});

const boat = (boat_type: 'Sailboat' | 'Other') => ({
  id: 'b',
  type: 'boat' as const,
  boat_type,
  description: null,
});

test('a car is named after its owner’s first name and its model, or as a guest calls it', () => {
  expect(vehicleName('Grace Hall', car('1', { make: 'Isuzu', model: 'D-Max' }))).toBe('Grace’s D-Max');
  expect(vehicleName(' Grace  Hall', car('1', { make: 'Van', model: null }))).toBe('Grace’s Van');
  expect(vehicleName('The Murphys', car('1', { model: 'Prado' }))).toBe('The Murphys’s Prado');
});

test('a trailer and a boat are named after their kind', () => {
  expect(vehicleName('Sam', caravan('1'))).toBe('Sam’s caravan');
  const other = { ...caravan('1'), trailer_type: 'Other' as const };
  expect(vehicleName('Sam', other as ReturnType<typeof caravan>)).toBe('Sam’s trailer');
  expect([boat('Sailboat'), boat('Other')].map((each) => vehicleName('Sam', each))).toEqual([
    'Sam’s sailboat',
    'Sam’s boat',
  ]);
});
