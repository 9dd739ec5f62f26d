import fc from 'fast-check';
import { drivetrains } from '@/lib/drivetrains';
import { ages, petTypes } from '@/lib/household/crew/crew-options';
import { boatTypes, trailerTypes } from '@/lib/household/rides/ride-options';
import { allWheel, dog, fourWheel, home, siteWith, someone, twoWheel, wayIn } from '@/tests/factories/fit';
import { accessOf, whyNot } from '../cars/car-standing';
import type { FitNote } from './answers/note';
import { type FitHousehold, type FitSite, levels, rules, unknownSite } from './finding';
import { choiceFit, offersOf, ownFit, tripFit } from './fit-of';
import { unseated } from './party';
import { holidaysOf } from './trip-fit';

describe('fit of', () => {
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
        const access = (found: ReturnType<typeof ownFit>) =>
          found.find(({ rule }) => rule === 'access')?.level;
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
        const problems = fitOf({ ...unknownSite, evidence }, going).filter(
          ({ level }) => level === 'problem',
        );
        expect(problems.filter(({ rule }) => !['seats', 'tow', 'adult'].includes(rule))).toEqual([]);
      }),
    );
  });
});

const dates = { start_date: '2027-02-05', end_date: '2027-02-07' };
const fitOf = (site: FitSite, notes: readonly FitNote[], ...households: FitHousehold[]) =>
  tripFit({ site, households, dates, holidays: [], notes });
const unsaid = siteWith({});
const sam = home('Sam', [twoWheel('Corolla')], [someone('Sam'), dog('Rex')]);

/** Returns a fake note with an answer to the finding that has this key. */
function told(key: string, answer: 'yes' | 'no', more: Partial<FitNote> = {}, site = unsaid): FitNote {
  const found = fitOf(site, [], sam).find((each) => each.key === key);
  return { key, answer, note: null, by: 'Sam', at: '2026-12-03T01:00:00Z', fact: found?.fact ?? '', ...more };
}

const pets = (found: ReturnType<typeof tripFit>) => found.find(({ rule }) => rule === 'pets');

test('a yes makes a finding fine and a no makes it a problem, with the words of the organiser who asked', () => {
  expect(pets(fitOf(unsaid, [told('pets:Dog', 'yes', { note: 'On a lead' })], sam))).toMatchObject({
    key: 'pets:Dog',
    level: 'fine',
    text: 'Asked: yes, dogs are fine',
    why: 'On a lead.',
    remedy: null,
    noted: { answer: 'yes', note: 'On a lead', by: 'Sam', at: '2026-12-03T01:00:00Z' },
  });
  expect(pets(fitOf(unsaid, [told('pets:Dog', 'no')], sam))).toMatchObject({
    level: 'problem',
    text: 'Asked: no, no dogs',
    remedy: 'Find a sitter, or choose a site that welcomes pets.',
    noted: { note: null },
  });
});

test('the newest of two answers counts, and both people who answered are named', () => {
  const notes = [told('pets:Dog', 'no', { by: 'Olivia' }), told('pets:Dog', 'yes')];
  expect(pets(fitOf(unsaid, notes, sam))?.noted).toMatchObject({ answer: 'no', by: 'Olivia and Sam' });
});

test('an answer counts only for the same facts and for its own kind of pet', () => {
  const notes = [told('pets:Dog', 'yes')];
  const denied = fitOf(siteWith({ pets: false }), notes, sam);
  expect(pets(denied)).toMatchObject({ level: 'problem', noted: null });
  const inPark = siteWith({ evidence: { road: null, island: null, dogs: 'no' } });
  expect(pets(fitOf(inPark, notes, sam))).toMatchObject({ level: 'check', noted: null });
  const horse = { type: 'pet', name: 'Bess', pet_type: 'Horse' } as const;
  const both = fitOf(unsaid, notes, home('Sam', [], [someone('Sam'), dog('Rex'), horse]));
  expect(both.filter(({ rule }) => rule === 'pets')).toMatchObject([
    { key: 'pets:Horse', level: 'check', text: 'Bess: ask first' },
    { key: 'pets:Dog', level: 'fine' },
  ]);
});

test('the key stays the same while people, cars and pets of the same kind come and go', () => {
  const keys = (...households: FitHousehold[]) => fitOf(unsaid, [], ...households).map(({ key }) => key);
  const pat = home('Pat', [twoWheel('Golf'), allWheel('Outback')], [someone('Pat'), dog('Coco')]);
  expect(keys(sam, pat)).toEqual(keys(sam));
  expect(new Set(keys(sam)).size).toBe(keys(sam).length);
});

test('a yes for a 2WD also covers an AWD and a 4WD, but not the other way round', () => {
  const access = (drive: typeof twoWheel, note: FitNote) =>
    fitOf(unsaid, [note], home('Pat', [drive('Car')])).find(({ rule }) => rule === 'access');
  const [yes, no] = [told('access:2WD', 'yes'), told('access:2WD', 'no')];
  for (const drive of [twoWheel, allWheel, fourWheel])
    expect(access(drive, yes)).toMatchObject({ level: 'fine', text: 'Asked: yes, Pat’s Car gets there' });
  expect(access(twoWheel, no)).toMatchObject({
    level: 'problem',
    text: 'Asked: no, Pat’s Car can’t get there',
  });
  for (const drive of [allWheel, fourWheel]) expect(access(drive, no)).toMatchObject({ noted: null });
  expect(access(twoWheel, { ...yes, key: 'access:4WD' })).toMatchObject({ level: 'check', noted: null });
});

test('a yes that a newer no has replaced covers no better cars and lighter trailers either', () => {
  const notes = [told('access:2WD', 'no'), told('access:2WD', 'yes', { by: 'Olivia' })];
  const pat = home('Pat', [fourWheel('Prado')]);
  expect(fitOf(unsaid, notes, pat).find(({ rule }) => rule === 'access')).toMatchObject({
    level: 'check',
    noted: null,
  });
  expect(accessOf(null, notes)?.told).toEqual([{ kind: '2WD', answer: 'no' }]);
  const steep = siteWith({ access: '4 Wheel Drive' });
  const towing = home('Pat', [fourWheel('Prado'), { type: 'trailer', trailer_type: 'Other' }]);
  const about = { key: 'trailer_access:Caravan', fact: 'way in: 4 Wheel Drive' };
  const [no, yes] = [told('pets:Dog', 'no', about), told('pets:Dog', 'yes', about)];
  const trailer = (...answers: FitNote[]) =>
    fitOf(steep, answers, towing).find(({ rule }) => rule === 'trailer_access')?.level;
  expect([trailer(yes), trailer(no, yes), trailer(yes, no)]).toEqual(['fine', 'check', 'fine']);
});

test('a no for one kind of car leaves the other kinds to be asked about', () => {
  const pat = home('Pat', [allWheel('Outback'), fourWheel('Prado')]);
  const access = (answer: 'yes' | 'no') =>
    fitOf(unsaid, [told('access:2WD', answer)], sam, pat).flatMap(({ rule, level, text }) =>
      rule === 'access' ? [`${level}: ${text}`] : [],
    );
  expect(access('no')).toEqual([
    'problem: Asked: no, Sam’s Corolla can’t get there',
    'check: Pat’s Outback: ask about the way in',
  ]);
  expect(access('yes')).toEqual(['fine: Asked: yes, Pat’s Outback, Pat’s Prado and Sam’s Corolla get there']);
});

test('a person filling in a form also sees the answers', () => {
  const notes = [told('pets:Dog', 'yes', { by: '' })];
  expect(pets(choiceFit({ site: unsaid, household: sam, notes }))?.level).toBe('fine');
  expect(pets(choiceFit({ site: unsaid, household: sam }))?.level).toBe('check');
});

test('an AI’s words don’t change the level of a finding that has to be checked', () => {
  const found = fitOf(siteWith({ ai: { access: '4 Wheel Drive', pets: true } }), [], sam);
  expect(found.filter(({ rule }) => rule === 'access' || rule === 'pets')).toMatchObject([
    { rule: 'access', level: 'check', why: expect.stringMatching(/An AI says: 4 Wheel Drive needed\.$/) },
    { rule: 'pets', level: 'check', why: expect.stringMatching(/An AI says: pets welcome\.$/) },
  ]);
  const silent = fitOf(siteWith({ ai: { access: null, pets: null } }), [], sam);
  expect(silent.some(({ why }) => why?.includes('AI'))).toBe(false);
});
