import { addDays } from '@/lib/dates';
import { drivetrains } from '@/lib/drivetrains';
import { camper, car, caravan, dog } from '@/tests/factories/households';
import { joe, type NextPageChanges, nextPage, sam } from '@/tests/factories/next-page';
import { booking } from '@/tests/factories/shown-bookings';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { isThereOn } from '../attendance/presence';
import { mealKey } from '../meals/grid';
import { stopNow } from '../stops/stop-now';
import { stopsOf } from '../stops/stops';
import { nextThings } from './next-things';
import { type NextPage, readerOf, stageOfPage } from './reader';
import { type Rank, ranks } from './thing';

/** Returns a function that gives the same random numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const place = { location_id: null, latitude: -35, longitude: 148, state: 'NSW' };
const twoStops = stopsOf(
  { ...place, id: '1', location_name: '', start_date: '2027-01-23', end_date: '2027-01-26' },
  [
    { ...place, id: '1', nights: 1, location_name: 'Peppercorn Flat' },
    { ...place, id: '2', nights: 2, latitude: -36, location_name: 'Blowering' },
  ],
);

/** A trip of up to five households of every kind, read by one of them at any moment. */
function someTrip(seed: number): { page: NextPage; now: Date } {
  const random = randomFrom(seed);
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing;
  const maybe = <Thing>(thing: Thing): Thing[] => (random() < 0.5 ? [thing] : []);
  const now = new Date(
    Date.UTC(2027, 0, oneOf([1, 11, 19, 22, 23, 24, 26, 27, 29]), Math.floor(random() * 24)),
  );
  const day = now.toISOString().slice(0, 10);
  const near = () => addDays(day, oneOf([-2, 0, 1, 3, 4, 9]));

  const organises = random() < 0.5;
  const attending = organises ? true : oneOf([true, true, true, null, false]);
  const others = ['Priya', 'Linh', 'Tom', 'Zoe'].filter((name) => name === 'Priya' || random() < 0.6);
  const households = others.map((name) =>
    goingRow(
      `${name} Rao`,
      inviteeRow(name, { own: name === 'Priya' && !organises, co_organiser: random() < 0.2 }),
      {
        crew: [camper(name), ...maybe(camper(`${name} junior`, 'child')), ...maybe(dog(`${name} dog`))],
        vehicles: [
          ...maybe(
            car(`${name} car`, {
              seats: oneOf([2, 5]),
              drivetrain: oneOf([...drivetrains, null]),
              can_tow: random() < 0.5,
            }),
          ),
          ...maybe(caravan(`${name} caravan`)),
        ],
        arrive_on: oneOf([null, '2027-01-24']),
      },
    ),
  );
  const going = households.filter(
    ({ profile_name }) => attending === true || !profile_name.startsWith('Priya'),
  );
  const bookings = maybe(
    booking({
      household_id: oneOf(['sam', 'Priya', null]),
      status: oneOf(['to book', 'asked', 'booked', 'not needed']),
      cents: oneOf([null, 31_200]),
      people: oneOf([null, 2]),
      may_change: true,
    }),
  );
  const stops = random() < 0.3 ? twoStops : null;
  const changes: NextPageChanges = {
    ...(stops && { stops, here: stopNow(stops, now) }),
    ownId: organises ? 'sam' : 'Priya',
    guest: random() < 0.3,
    trip: { attending, called_off: random() < 0.1, reconfirm: !organises && random() < 0.2 },
    people: { attendees: [sam, ...going], pending: maybe(joe) },
    bounced: maybe('joe'),
    seats: Object.fromEntries(maybe(['Jo', null])),
    fit: { access: oneOf([...drivetrains, null]), pets: oneOf([true, false, null]) },
    bookings,
    ownTodos: [
      ...maybe({ id: 'gas', text: 'Buy gas', due_on: oneOf([null, near()]), booking: null }),
      ...bookings.flatMap(({ id }) =>
        maybe({
          id: 'pay',
          text: 'Pay',
          due_on: near(),
          booking: { id, deadline: oneOf(['pay_by', 'cancel_until'] as const) },
        }),
      ),
    ],
    cooked: ['2027-01-23', '2027-01-24', '2027-01-25'].flatMap((on) =>
      maybe({
        day: on,
        meal: oneOf(['breakfast', 'lunch', 'dinner'] as const),
        own: random() < 0.5,
        titled: random() < 0.5,
      }),
    ),
    homePlan: oneOf([
      null,
      {
        name: 'Lorraine',
        back_at: '',
        sent: true,
        seen: false,
        refused: random() < 0.3,
        back_said: random() < 0.5,
      },
    ]),
    packing: oneOf([null, { all: 5, open: ['Tent'] }]),
    turns: maybe({ day, duty: 'Dishes' }),
    plans: maybe({ id: 'swim', day, at: oneOf([null, '06:00', '18:00']), text: 'Swim' }),
    site: { wayIn: null, fires: null, drinkingWater: null, reception: oneOf([true, false, null]) },
    asks: random() < 0.3,
    asksPacking: random() < 0.3,
  };
  return { page: nextPage(organises ? oneOf(['organiser', 'co-organiser']) : null, changes), now };
}

const trips = Array.from({ length: 600 }, (_, seed) => ({ seed, ...someTrip(seed) }));

/** Calls `check` for every generated trip. An error names the seed. */
function forEach(check: (page: NextPage, things: ReturnType<typeof nextThings>, now: Date) => void) {
  for (const { seed, page, now } of trips) {
    try {
      check(page, nextThings(page, now), now);
    } catch (error) {
      throw new Error(`Trip ${seed} on ${now.toISOString()}: ${error}`, { cause: error });
    }
  }
}

const inStage: Record<string, Rank[]> = {
  invited: ['2', '3'],
  declined: ['18'],
  off: [],
  on: ['5', '6', '11', '14a', '14b', '14c', '14d'],
  after: ['14b', '18', '19', '20'],
};

test('no rank stands for what is over, or in a stage that isn’t its own', () => {
  forEach((page, things, now) => {
    const stage = stageOfPage(page, now);
    const { day, time, own } = readerOf(page, now);
    for (const { rank, due, key } of things) {
      if (inStage[stage]) expect(inStage[stage]).toContain(rank);
      else expect(rank).not.toMatch(/^(14|19|20)/);
      if (stage === 'on' && due) expect(due).toBe(day);
      if (key === '14d swim') expect(page.plans.every(({ at }) => at === null || at >= time)).toBe(true);
      if (rank === '14d') expect(own && isThereOn(own, page.trip, day)).toBe(true);
      for (const meal of page.cooked) if (meal.day < day) expect(key).not.toContain(mealKey(meal));
    }
  });
});

test('nobody is asked for what they can’t finish', () => {
  const organisers: Rank[] = ['4', '7', '8', '9', '17'];
  forEach((page, things) => {
    const goes = page.people.attendees.some(({ household_id }) => household_id === page.ownId);
    for (const { rank, action, heading } of things) {
      if (page.role === null) expect(organisers).not.toContain(rank);
      if (page.guest) expect(rank).not.toBe('11');
      if (!goes) expect(['2', '3', '4', '7', '8', '9', '10', '17', '18']).toContain(rank);
      if (rank !== '14a' && rank !== '14d') expect(action).not.toBeNull();
      expect(heading).not.toBe('');
    }
    const [booked] = page.bookings;
    const own = booked && (booked.household_id === page.ownId || page.role !== null);
    if (!own) expect(things.map(({ rank }) => rank)).not.toContain('10');
  });
});

test('the site, the booking and others’ seats are one row each, and nothing stands twice', () => {
  forEach((_, things) => {
    for (const rank of ['8', '9', '10'])
      expect(things.filter((thing) => thing.rank === rank).length).toBeLessThanOrEqual(1);
    // A generated trip has one booking at most.
    expect(things.filter(({ rank }) => rank === '10' || rank === '16').length).toBeLessThanOrEqual(1);
    expect(things.filter(({ rank }) => rank === '15').length).toBeLessThanOrEqual(2);
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
    expect(new Set(things.map(({ heading }) => heading)).size).toBe(things.length);
    const places = things.map(({ rank }) => ranks.indexOf(rank));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

test('before the trip nobody who organises is all set beside a problem', () => {
  forEach((page, things, now) => {
    const prepares = ['planning', 'packing'].includes(stageOfPage(page, now));
    const handed = page.bookings.some(({ household_id }) => household_id && household_id !== page.ownId);
    const problems = page.findings.filter(
      ({ level, rule }) => level === 'problem' && !(handed && rule === 'booking'),
    );
    if (prepares && page.role !== null && problems.length > 0) expect(things).not.toEqual([]);
  });
});

test('whoever sleeps at both stops is shown the way on the day of moving, and nobody else', () => {
  let moves = 0;
  forEach((page, things, now) => {
    const { day, own, stage } = readerOf(page, now);
    const move = things.find(({ heading }) => heading.startsWith('On to '));
    if (!move) return;
    moves += 1;
    expect([stage, day, page.here.number]).toEqual(['on', '2027-01-24', 2]);
    expect(own?.arrive_on ?? null).toBeNull();
    expect(move.heading).toBe('On to Blowering, about 111\u00a0km');
    expect(move.action?.href).toContain(`${page.spot?.latitude}`);
  });
  expect(moves).toBeGreaterThan(0);
});
