import fc from 'fast-check';
import { drivetrains } from '@/lib/drivetrains';
import { ages, petTypes } from '@/lib/household/crew/crew-options';
import { boatTypes, trailerTypes } from '@/lib/household/rides/ride-options';
import { fourWheel, twoWheel, wayIn } from '@/tests/factories/fit';
import { whyNot } from '../cars/car-standing';
import { type FitHousehold, type FitSite, levels, rules, unknownSite } from './finding';
import { choiceFit, offersOf, ownFit, tripFit } from './fit-of';
import { unseated } from './party';
import { holidaysOf } from './public-holidays';

const name = fc.constantFrom('Sam', 'Sam Kelly', 'Pat', 'The Murphys', 'Olivia Hart', 'Biscuit');
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const member = fc.oneof(
  fc.record({ type: fc.constant('camper' as const), name, age: fc.constantFrom(...ages) }),
  fc.record({ type: fc.constant('pet' as const), name, pet_type: fc.constantFrom(...petTypes) }),
);
const ride = fc.oneof(
  fc.record({
    type: fc.constant('car' as const),
    make: fc.constant('Toyota'),
    model: orNull(fc.constantFrom('Corolla', 'Prado')),
    drivetrain: orNull(fc.constantFrom(...drivetrains)),
    seats: orNull(fc.integer({ min: 1, max: 9 })),
    can_tow: orNull(fc.boolean()),
  }),
  fc.record({ type: fc.constant('trailer' as const), trailer_type: fc.constantFrom(...trailerTypes) }),
  fc.record({ type: fc.constant('boat' as const), boat_type: fc.constantFrom(...boatTypes) }),
);
const household: fc.Arbitrary<FitHousehold> = fc.record({
  household_id: fc.uuid(),
  profile_name: name,
  crew: fc.array(member, { maxLength: 5 }),
  vehicles: fc.array(ride, { maxLength: 4 }),
});
const households = fc.array(household, { minLength: 1, maxLength: 6 });
const count = orNull(fc.integer({ min: 1, max: 12 }));
const site: fc.Arbitrary<FitSite> = fc.record({
  access: orNull(fc.constantFrom(...drivetrains)),
  pets: orNull(fc.boolean()),
  boat_ramp: orNull(fc.boolean()),
  water: fc.boolean(),
  evidence: orNull(
    fc.record({
      road: orNull(fc.constantFrom('sealed_300m', 'unsealed_300m', 'unsealed_1km', 'none_1km')),
      island: orNull(fc.constantFrom('ask', 'likely_4wd')),
      dogs: orNull(fc.constantFrom('no', 'likely_no', 'agency', 'forest')),
    }),
  ),
  state: orNull(fc.constantFrom('NSW', 'QLD')),
  capacity: fc.record({ people: count, vehicles: count }),
});

const dates = { start_date: '2027-03-25', end_date: '2027-03-29' };
const fitOf = (at: FitSite, going: readonly FitHousehold[]) =>
  tripFit({ site: at, households: going, dates, holidays: holidaysOf(at.state) });
const namesOf = (going: readonly FitHousehold[]) =>
  going.flatMap(({ profile_name, crew }) => [profile_name, ...crew.map((each) => each.name)]);

test('every finding names people who are going, and has a remedy unless all is fine', () => {
  fc.assert(
    fc.property(site, households, (at, going) => {
      const own = going.slice(0, 1);
      const found = [fitOf(at, going), ...own.map((each) => ownFit(at, each))].flat();
      const chosen = own.flatMap((each) =>
        choiceFit({ site: at, household: each, offers: offersOf(wayIn(at.access), going, unseated({})) }),
      );
      for (const { who, text, level, remedy, why } of [...found, ...chosen]) {
        expect(who.length).toBeGreaterThan(0);
        expect(new Set(who).size).toBe(who.length);
        expect(namesOf(going)).toEqual(expect.arrayContaining(who));
        expect(text).toMatch(/^\S.*[^.\s]$/);
        expect(why === null || /\S\.$/.test(why)).toBe(true);
        expect(remedy === null).toBe(level === 'fine');
      }
    }),
  );
});

test('the order of the households makes no difference', () => {
  const shuffled = households.chain((going) =>
    fc.tuple(fc.constant(going), fc.shuffledSubarray(going, { minLength: going.length })),
  );
  fc.assert(
    fc.property(site, shuffled, (at, [going, others]) => {
      expect(fitOf(at, others)).toEqual(fitOf(at, going));
    }),
  );
});

test('another 2WD never removes a problem with the access', () => {
  fc.assert(
    fc.property(site, households, fc.nat(), (at, going, index) => {
      const problems = (all: readonly FitHousehold[]) =>
        fitOf(at, all).flatMap(({ rule, level, who }) =>
          rule === 'access' && level === 'problem' ? who : [],
        );
      const more = going.map((each, at) =>
        at === index % going.length ? { ...each, vehicles: [...each.vehicles, twoWheel('Yaris')] } : each,
      );
      expect(problems(more)).toEqual(expect.arrayContaining(problems(going)));
    }),
  );
});

test('one 4WD among a household’s own cars is enough when the way in is known', () => {
  fc.assert(
    fc.property(site, household, (at, own) => {
      const access = (found: ReturnType<typeof ownFit>) => found.find(({ rule }) => rule === 'access')?.level;
      const found = access(ownFit(at, { ...own, vehicles: [...own.vehicles, fourWheel('Prado')] }));
      expect(found).toBe(at.access ? 'fine' : 'check');
    }),
  );
});

test('seats are lacking exactly when there are more people than seats in the cars that count', () => {
  fc.assert(
    fc.property(site, households, (at, going) => {
      const people = going.flatMap(({ crew }) => crew.filter(({ type }) => type === 'camper')).length;
      const cars = going.flatMap((home) =>
        home.vehicles.flatMap((each) => (each.type === 'car' ? [{ home, each }] : [])),
      );
      const seats = cars
        .filter(({ home, each }) => whyNot(wayIn(at.access), home, each) === null)
        .reduce((sum, { each }) => sum + (each.seats ?? 5), 0);
      const level = fitOf(at, going).find(({ rule }) => rule === 'seats')?.level;
      const expected = people <= seats ? 'fine' : cars.length === 0 ? 'check' : 'problem';
      expect(level).toBe(people === 0 ? undefined : expected);
    }),
  );
});

test('problems come first, then checks, and a fine finding is the only one of its rule', () => {
  const rank = ({ level, rule }: ReturnType<typeof tripFit>[number]) =>
    levels.indexOf(level) * rules.length + rules.indexOf(rule);
  fc.assert(
    fc.property(site, households, (at, going) => {
      const found = fitOf(at, going);
      expect(found.map(rank)).toEqual(found.map(rank).sort((a, b) => a - b));
      for (const { rule } of found.filter(({ level }) => level === 'fine')) {
        if (rule !== 'capacity' && rule !== 'pets')
          expect(found.filter((other) => other.rule === rule)).toHaveLength(1);
      }
    }),
  );
});

test('map data alone never makes a problem for a car, pet or boat', () => {
  fc.assert(
    fc.property(households, site, (going, { evidence }) => {
      const problems = fitOf({ ...unknownSite, evidence }, going).filter(({ level }) => level === 'problem');
      expect(problems.filter(({ rule }) => !['seats', 'tow', 'adult'].includes(rule))).toEqual([]);
    }),
  );
});
