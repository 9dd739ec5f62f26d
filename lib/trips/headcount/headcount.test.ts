import fc from 'fast-check';
import { addDays } from '@/lib/dates';
import { ages, petTypes } from '@/lib/household/crew/crew-options';
import { camper, car, caravan, dog, household } from '@/tests/factories/households';
import { nightsWithin } from '../attendance/nights';
import type { Companion, Vehicle } from '../attendance/schema';
import { headcountOf } from './headcount';
import type { Counts } from './schema';

describe('headcount', () => {
  const easter = { location_name: 'Bendeela', start_date: '2027-03-26', end_date: '2027-03-29' };

  const nothing: Counts = {
    adults: 0,
    children: 0,
    toddlers: 0,
    babies: 0,
    people: 0,
    pets: {},
    cars: 0,
    trailers: 0,
    boats: 0,
    seats: 0,
  };

  const cat: Companion = { id: 'Tom', type: 'pet', name: 'Tom', pet_type: 'Cat', breed: null };
  const canoe: Vehicle = { id: 'canoe', type: 'boat', boat_type: 'Paddleboat', description: null };

  const mia = household(
    'Mia',
    [camper('Mia'), camper('Kim', 'child'), camper('Bo', 'toddler'), camper('Al', 'baby'), dog('Rex'), cat],
    [car('Prado', { seats: 7 }), caravan('van'), canoe],
  );
  const nick = household('Nick', [camper('Nick'), camper('Eleni'), dog('Rusty')], [car('Outback')]);

  const ofMia = {
    ...nothing,
    adults: 1,
    children: 1,
    toddlers: 1,
    babies: 1,
    people: 4,
    pets: { Dog: 1, Cat: 1 },
    cars: 1,
    trailers: 1,
    boats: 1,
    seats: 7,
  };
  const ofNick = { ...nothing, adults: 2, people: 2, pets: { Dog: 1 }, cars: 1, seats: 5 };
  const ofBoth = { ...ofMia, adults: 3, people: 6, pets: { Dog: 2, Cat: 1 }, cars: 2, seats: 12 };

  test('people are counted by age, pets and vehicles by kind, per household and in total', () => {
    const { total, households } = headcountOf([mia, nick], easter);
    expect(total).toEqual(ofBoth);
    expect(households).toEqual([
      { household_id: 'Mia', name: 'Mia', ...ofMia },
      { household_id: 'Nick', name: 'Nick', ...ofNick },
    ]);
  });

  test('a night counts the people who sleep at the site that night', () => {
    const { total, nights } = headcountOf([mia, { ...nick, arrive_on: '2027-03-27' }], easter);
    expect(nights).toEqual([
      { night: '2027-03-26', ...ofMia },
      { night: '2027-03-27', ...ofBoth },
      { night: '2027-03-28', ...ofBoth },
    ]);
    expect(total).toEqual(ofBoth);
  });

  test('without households every count is zero', () => {
    const { total, households } = headcountOf([], easter);
    expect([total, households]).toEqual([nothing, []]);
  });

  const day = fc.nat(30).map((days) => addDays('2027-03-01', days));
  const trip = fc.tuple(day, fc.nat(10)).map(([start_date, days]) => ({
    location_name: 'Bendeela',
    start_date,
    end_date: addDays(start_date, days),
  }));
  const companion = fc.oneof(
    fc.constantFrom(...ages).map((age) => camper('Kim', age)),
    fc.constantFrom(...petTypes).map((pet_type) => ({ ...cat, pet_type }) as Companion),
  );
  const vehicle = fc.oneof(
    fc.integer({ min: 1, max: 12 }).map((seats) => car('car', { seats })),
    fc.constantFrom(caravan('van'), canoe),
  );
  const someGoing = fc.array(
    fc.record({
      crew: fc.array(companion),
      vehicles: fc.array(vehicle),
      nights: fc.record({ arrive_on: fc.option(day), leave_on: fc.option(day) }),
    }),
    { maxLength: 6 },
  );
  const going = fc.tuple(someGoing, trip).map(([some, trip]) => ({
    trip,
    households: some.map(({ crew, vehicles, nights }, index) => ({
      ...household(`${index}`, crew, vehicles),
      ...nightsWithin(nights, trip),
    })),
  }));

  /** Returns all numbers of a headcount in one flat object, with one entry for each kind of pet. */
  const numbersOf = ({ pets, ...rest }: Counts) => ({ ...rest, ...pets }) as Record<string, number>;

  test('the households’ counts add up to the total, and the ages to the people', () => {
    fc.assert(
      fc.property(going, ({ households, trip }) => {
        const { total, households: each } = headcountOf(households, trip);
        for (const [name, count] of Object.entries(numbersOf(total))) {
          const sum = each.reduce((all, { household_id: _, name: __, ...counts }) => {
            return all + (numbersOf(counts)[name] ?? 0);
          }, 0);
          expect([name, count]).toEqual([name, sum]);
        }
        expect(total.people).toBe(total.adults + total.children + total.toddlers + total.babies);
      }),
    );
  });

  test('no night exceeds the trip’s total, and each household is counted in full on some night', () => {
    fc.assert(
      fc.property(going, ({ households, trip }) => {
        const { total, nights } = headcountOf(households, trip);
        for (const [name, count] of Object.entries(numbersOf(total))) {
          for (const { night: _, ...counts } of nights)
            expect(numbersOf(counts)[name] ?? 0).toBeLessThanOrEqual(count);
        }
        const slept = households.map((household) => headcountOf([household], trip).nights);
        slept.forEach((own, index) => {
          const people = headcountOf(households.slice(index, index + 1), trip).total.people;
          expect(Math.max(...own.map((night) => night.people))).toBe(people);
        });
      }),
    );
  });

  test('another household never lowers the count of a night', () => {
    fc.assert(
      fc.property(going, ({ households, trip }) => {
        const without = headcountOf(households.slice(1), trip).nights;
        headcountOf(households, trip).nights.forEach(({ people }, index) => {
          expect(people).toBeGreaterThanOrEqual(without[index]?.people ?? 0);
        });
      }),
    );
  });
});

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
