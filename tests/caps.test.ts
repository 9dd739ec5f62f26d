import { randomUUID } from 'node:crypto';
import { POST as restoreMember } from '@/app/api/crew/[id]/restore/route';
import { POST as createMember } from '@/app/api/crew/route';
import { POST as selectGear } from '@/app/api/gear/route';
import { POST as restoreGroup } from '@/app/api/groups/[id]/restore/route';
import { POST as createSite } from '@/app/api/locations/route';
import { POST as saveProfile } from '@/app/api/profile/route';
import { POST as setUpProfile } from '@/app/api/profile-setup/route';
import { POST as restoreRide } from '@/app/api/rides/[id]/restore/route';
import { POST as createRide } from '@/app/api/rides/route';
import { POST as createTrip } from '@/app/api/trips/route';
import { caps } from '@/lib/account/caps';
import { dateOf } from '@/lib/dates';
import { deleteMember } from '@/lib/household/crew/crew';
import { deleteGroup } from '@/lib/household/groups/groups';
import { deleteRide } from '@/lib/household/rides/rides';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import type { LimitName } from '@/lib/server/http/rate-limits';
import type { Handler } from '@/lib/server/http/route';
import { call } from './call';
import { answer, family, invited } from './factories/guests';
import { newcomer, type Person, person } from './factories/people';
import { siteForm } from './factories/site-form';
import { addGuests } from './factories/trip-households';
import { inDays, tripForm, tripRow } from './factories/trips';

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const pets = (profileId: string, count: number) =>
  db.crewMember.createMany({
    data: many(count, (index) => ({ profileId, type: 'pet', name: `Rex ${index}`, petType: 'Dog' })),
  });
const boats = (profileId: string, count: number) =>
  db.ride.createMany({ data: many(count, () => ({ profileId, type: 'boat', boatType: 'Sailboat' })) });
const items = (profileId: string, count: number) =>
  db.gearItem.createMany({ data: many(count, (index) => ({ profileId, name: `Item ${index}` })) });
const trips = (organiserId: string, count: number) => {
  const [startDate, endDate] = [dateOf(inDays(1)), dateOf(inDays(2))];
  return db.trip.createMany({
    data: many(count, () => ({ organiserId, locationName: 'Lake', startDate, endDate })),
  });
};
const sites = (ownerId: string, count: number) => {
  const place = { source: 'user', shareFlag: true, name: 'Flat', latitude: -27, longitude: 153 } as const;
  return db.campsite.createMany({ data: many(count, () => ({ ownerId, ...place })) });
};

interface Cap {
  handler: Handler;
  /** Adds items until the list has room for only one more. */
  fill: (profileId: string) => Promise<unknown>;
  body: (index: number) => object;
  created?: number;
  words: string;
}

const cases: Record<string, Cap> = {
  [`${caps.crew} crew`]: {
    handler: createMember,
    fill: (id) => pets(id, caps.crew - 2),
    body: () => ({ type: 'pet', name: 'Biscuit', pet_type: 'Dog' }),
    words: 'Your crew can have up to 200 members. Please delete somebody first.',
  },
  [`${caps.rides} rides`]: {
    handler: createRide,
    fill: (id) => boats(id, caps.rides - 1),
    body: () => ({ type: 'boat', boat_type: 'Sailboat' }),
    words: 'You can have up to 50 rides. Please delete one first.',
  },
  [`${caps.gear} items of gear`]: {
    handler: selectGear,
    fill: (id) => items(id, caps.gear - 1),
    body: (index) => ({ selectedGear: [{ name: `Tarp ${index}`, shared: true }] }),
    created: 200,
    words: 'Your gear can have up to 500 items. Please remove some first.',
  },
  [`${caps.trips} trips`]: {
    handler: createTrip,
    fill: (id) => trips(id, caps.trips - 1),
    body: () => tripForm(),
    words: 'You have planned 500 trips, which is the most that one person can have.',
  },
  [`${caps.sites} campsites of one’s own`]: {
    handler: createSite,
    fill: (id) => sites(id, caps.sites - 1),
    body: () => siteForm(),
    words: 'You can have up to 200 campsites of your own. Please delete one first.',
  },
};

const refusalOf = (handler: Handler, as: Person, body: object) =>
  call<{ error: string }>(handler, 'POST', { as, body });

test.each(Object.entries(cases))(
  'a person has at most %s, also when two are added at once',
  async (_, { handler, fill, body, created = 201, words }) => {
    const mia = await person();
    await fill(mia.viewer.profileId);
    const responses = await Promise.all([0, 1].map((index) => refusalOf(handler, mia, body(index))));
    expect(responses.map(({ status }) => status).sort()).toEqual([created, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({ error: words });
  },
);

test('a full list of gear still accepts a new flag for its items, and refuses a whole request with too many', async () => {
  const mia = await person();
  await items(mia.viewer.profileId, caps.gear - 1);
  const known = { name: 'ITEM 1', shared: true };
  const send = (...names: string[]) =>
    refusalOf(selectGear, mia, {
      selectedGear: [known, ...names.map((name) => ({ name, shared: false }))],
    });
  expect((await send('Tarp', 'Rope')).status).toBe(409);
  expect(await db.gearItem.count({ where: { profileId: mia.viewer.profileId, shared: true } })).toBe(0);
  expect((await send('Tarp')).status).toBe(200);
  expect((await send()).status).toBe(200);
});

test('the older profile form is refused as a whole when its campers don’t fit', async () => {
  const mia = await person();
  await pets(mia.viewer.profileId, caps.crew - 2);
  const body = { username: mia.viewer.username, postcode: '4000', camper_1: 'Josh', camper_2: 'Kim' };
  expect((await refusalOf(setUpProfile, mia, body)).status).toBe(409);
  const { postcode } = await db.profile.findUniqueOrThrow({ where: { id: mia.viewer.profileId } });
  expect(postcode).toBe('4031');
});

const hourly: [LimitName, number, Handler, () => object, string][] = [
  ['tripsPlanned', 60, createTrip, tripForm, 'You can plan up to 60 trips an hour.'],
  ['sitesAdded', 30, createSite, siteForm, 'You can add up to 30 campsites an hour.'],
];

test.each(hourly)(
  '%s: %i an hour, and a refused call does not count',
  async (name, points, handler, body, words) => {
    const mia = await person();
    await spend(name, mia.viewer.userId, points - 1);
    const nobodys = { location_id: '0190a000-0000-7000-8000-000000000000' };
    const unknown = { site_features: [nobodys.location_id] };
    expect((await refusalOf(handler, mia, { ...body(), ...nobodys, ...unknown })).status).toBeGreaterThan(
      399,
    );
    expect((await refusalOf(handler, mia, body())).status).toBe(201);
    const refused = await refusalOf(handler, mia, body());
    expect(refused.status).toBe(429);
    expect(refused.body.error).toContain(words);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  },
);

describe('an invitation that a guest has answered with a family', () => {
  test.each([
    ['has no room left', caps.crew - 1, caps.rides, ['Mia'], []],
    ['has room for one', caps.crew - 2, caps.rides - 1, ['Kim', 'Mia'], ['Prado']],
  ])('an account whose crew %s can claim it', async (_, crew, rides, coming, cars) => {
    const { trip, token } = await invited();
    await answer(token, { ...family, crew: [{ name: 'Kim', age: 'child' }, ...family.crew] });
    const sam = await person('Mia');
    const { profileId } = sam.viewer;
    await pets(profileId, crew);
    await boats(profileId, rides);
    expect((await answer(token, { attending: true }, sam)).status).toBe(200);
    const chosen = await db.tripPerson.findMany({
      where: { tripId: trip.id, crewMember: { profileId } },
      select: { crewMember: true },
    });
    const driven = await db.tripVehicle.findMany({ where: { tripId: trip.id }, select: { ride: true } });
    expect(chosen.map(({ crewMember }) => crewMember?.name).sort()).toEqual(coming);
    expect(driven.map(({ ride }) => ride?.model)).toEqual(cars);
    expect(await db.crewMember.count({ where: { profileId } })).toBe(caps.crew);
    expect(await db.ride.count({ where: { profileId } })).toBe(caps.rides);
  });

  test('at sign-up its people are added to the account until the account is full, and at least the person themselves is on each trip', async () => {
    const { email, trip } = await invited();
    const { organiserId } = await db.trip.findUniqueOrThrow({ where: { id: trip.id } });
    const [startDate, endDate] = [dateOf(inDays(1)), dateOf(inDays(2))];
    for (let count = 0; count < 8; count++) {
      const crew = many(30, (index) => ({ name: `Child ${count} ${index}`, age: 'child' as const }));
      const lake = await tripRow(organiserId, { locationName: 'Lake', startDate, endDate });
      await addGuests(lake, [{ email, attending: true, name: 'Priya', crew }]);
    }
    const as = await newcomer(email);
    const body = { username: email.slice(0, 30), name: 'Priya', suburb: 'Kedron', postcode: '4031' };
    expect((await call(saveProfile, 'POST', { as, body })).status).toBe(200);
    const mine = { profile: { user: { email } } };
    expect(await db.crewMember.count({ where: mine })).toBe(caps.crew);
    expect(await db.household.count({ where: { ...mine, attending: true } })).toBe(8);
    const camping = await db.tripPerson.groupBy({ by: 'tripId', where: { crewMember: mine } });
    expect(camping).toHaveLength(8);
  });
});

describe('restoring', () => {
  interface Kind {
    restore: Handler;
    /** The largest number that a person can have. */
    full: number;
    add: (profileId: string, count: number) => Promise<unknown>;
    deleteOne: (as: Person) => Promise<{ id: string }>;
  }

  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

  const kinds: Record<string, Kind> = {
    'member of the crew': {
      restore: restoreMember,
      full: caps.crew - 1,
      add: (profileId, count) => {
        const data = times(count, () => ({ profileId, type: 'pet', name: 'Rex', petType: 'Dog' }) as const);
        return db.crewMember.createMany({ data });
      },
      deleteOne: async ({ viewer }) => {
        const where = { profileId: viewer.profileId, isOwner: false };
        return deleteMember(viewer, (await db.crewMember.findFirstOrThrow({ where })).id);
      },
    },
    ride: {
      restore: restoreRide,
      full: caps.rides,
      add: (profileId, count) => {
        const data = times(count, () => ({ profileId, type: 'boat', boatType: 'Sailboat' }) as const);
        return db.ride.createMany({ data });
      },
      deleteOne: async ({ viewer }) => {
        const where = { profileId: viewer.profileId };
        return deleteRide(viewer, (await db.ride.findFirstOrThrow({ where })).id);
      },
    },
    group: {
      restore: restoreGroup,
      full: caps.groups,
      add: (profileId, count) => {
        const data = times(count, () => ({ profileId, name: randomUUID() }));
        return db.group.createMany({ data });
      },
      deleteOne: async ({ viewer }) => {
        const where = { profileId: viewer.profileId };
        return deleteGroup(viewer, (await db.group.findFirstOrThrow({ where })).id);
      },
    },
  };

  test.each(Object.entries(kinds))(
    'a deleted %s can be restored only when there is room',
    async (_, { restore, full, add, deleteOne }) => {
      const as = await person();
      await add(as.viewer.profileId, full);
      const params = await deleteOne(as);
      await add(as.viewer.profileId, 1);
      expect((await call(restore, 'POST', { as, params, body: {} })).status).toBe(409);
      await deleteOne(as);
      expect((await call(restore, 'POST', { as, params, body: {} })).status).toBe(201);
    },
  );
});
