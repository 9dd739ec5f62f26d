import {
  saveObservation,
  setDismissed,
  takeBackObservation,
} from '@/lib/campsites/observations/save-observation';
import { changeSite } from '@/lib/campsites/sites/change-site';
import { coverSeed } from '@/lib/cover-art/seed';
import { daysBetween, earliestToday, today } from '@/lib/dates';
import { kmBetween } from '@/lib/geometry';
import { type Placed, zoneAt } from '@/lib/places/zone';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { invited } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { alone, join, sharedToken } from '@/tests/factories/share-link';
import { stopsOn } from '@/tests/factories/stops';
import { said } from '@/tests/factories/suggestions';
import { appoint, inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { listPeople } from './attendance/people';
import { callOffTrip } from './call-off';
import { readEmergency, zoneAtSite } from './emergency/read-emergency';
import { listTrips } from './list-trips';
import { getTripForJob, lockTrip, lockTripForJob, requireNotOver, tripToRun } from './lock-trip';
import { lockWithPeople } from './lock-with-people';
import { findMissing } from './missing-page';
import type { GuestHousehold } from './policy';
import { isOpen } from './share-link/find-shared-trip';
import { searchStart } from './site/find-site';
import { getTripHead, tripHeadSql } from './trip-head';

/** A trip of Mia's on which Ann is a co-organiser. No test changes it. */
let easter: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  easter = await party({ tripName: 'Easter' });
  await appoint(easter.trip, easter.ann);
});

describe('a trip to run or to lock', () => {
  const notThere = { status: 404 };

  test('only people who run a trip get it, with its organiser', async () => {
    const { mia, tom, ann, eve, trip } = easter;
    const seen = {
      id: trip.id,
      organiser: { id: mia.viewer.profileId, name: 'Mia', user: { email: mia.email } },
      place: null,
      tripName: 'Easter',
      campsiteId: null,
      suggestionId: null,
      locationName: 'Bendeela Recreation Area',
      locationUrl: 'https://example.com/bendeela',
      start: inDays(14),
      end: inDays(17),
      stops: null,
    };
    for (const { viewer } of [mia, ann]) expect(await tripToRun(db, viewer, trip.id)).toEqual(seen);
    expect(await tripToRun(db, mia.viewer, trip.id, 'organise')).toEqual(seen);
    await expect(tripToRun(db, tom.viewer, trip.id)).rejects.toMatchObject({
      status: 403,
      message: 'Only the organiser and co-organisers can do that.',
    });
    await expect(tripToRun(db, ann.viewer, trip.id, 'organise')).rejects.toMatchObject({
      status: 403,
      message: 'Only the organiser can do that.',
    });
    await expect(tripToRun(db, eve.viewer, trip.id)).rejects.toMatchObject(notThere);
  });

  test('a lock lasts until its transaction ends, and gives no rights to strangers', async () => {
    const { mia, eve, trip } = easter;
    await expect(db.$transaction((tx) => lockTrip(tx, eve.viewer, trip.id))).rejects.toMatchObject(notThere);
    const blocked = () =>
      db.$queryRaw`select from trips where id = ${trip.id}::uuid for no key update nowait`;
    await db.$transaction(async (tx) => {
      expect(await lockTrip(tx, mia.viewer, trip.id, 'organise')).toMatchObject({ id: trip.id });
      await expect(blocked()).rejects.toThrow('could not obtain lock');
    });
    await db.$transaction(async (tx) => {
      expect(await lockTripForJob(tx, trip.id)).toMatchObject({ id: trip.id });
      await expect(blocked()).rejects.toThrow('could not obtain lock');
    });
    expect(await blocked()).toHaveLength(1);
  });

  test('nobody can change a trip that was called off, and neither can the queue', async () => {
    const { mia, tom, trip } = await party();
    expect(await getTripForJob(db, trip.id)).toMatchObject({ id: trip.id });
    await callOffTrip(mia.viewer, trip.id);
    await expect(tripToRun(db, mia.viewer, trip.id)).rejects.toMatchObject({ status: 409 });
    await expect(tripToRun(db, tom.viewer, trip.id)).rejects.toMatchObject({ status: 403 });
    expect(await getTripForJob(db, trip.id)).toBeNull();
  });

  test('a trip is over once its last day has ended', async () => {
    const { mia, trip } = await party();
    await moveTo(trip, -5, -2);
    const past = await tripToRun(db, mia.viewer, trip.id);
    expect(() => requireNotOver(past)).toThrow('This trip is over.');
    await moveTo(trip, -5, 1);
    requireNotOver(await tripToRun(db, mia.viewer, trip.id));
  });
});

test('a trip and its link close by the clock of the site, where its zone is known', () => {
  jest.useFakeTimers({ now: new Date('2027-01-26T13:30:00Z') });
  const perth = { latitude: -31.95, longitude: 115.86, state: 'WA' };
  const sydney = { latitude: -33.87, longitude: 151.21, state: 'NSW' };
  const link = { limit: 1, used: 0, invitees: 0, endsOn: null, calledOff: false, paused: false };
  const closes = (place: Placed | null) => {
    const open = isOpen({ ...link, tripEnd: '2027-01-26', zone: place && zoneAt(place) });
    const required = () => requireNotOver({ end: '2027-01-26', place });
    if (open) required();
    else expect(required).toThrow('This trip is over.');
    return !open;
  };
  expect([perth, null, sydney].map(closes)).toEqual([false, false, true]);
  jest.useRealTimers();
});

test('a trip with several stops is over by the clock of the last one, for each call', async () => {
  const mia = await person('Mia');
  const sites = [
    await siteOf(mia, { latitude: -33.87, longitude: 151.21 }),
    await siteOf(mia, { latitude: -31.95, longitude: 115.86 }),
  ] as const;
  await db.campsite.update({ where: { id: sites[1].id }, data: { state: 'WA' } });
  const { id } = await plan(mia, { location_id: sites[0].id });
  await stopsOn(id, [{ nights: 1 }, { nights: 1, campsiteId: sites[1].id }]);
  const caller = { viewer: mia.viewer, tripId: id };
  const perth = { latitude: -31.95, longitude: 115.86, state: 'WA' };
  expect((await tripToRun(db, mia.viewer, id)).place).toEqual(perth);
  const locked = await db.$transaction((tx) => lockWithPeople<{ lastPlace: Placed }>(tx, caller, {}));
  expect(locked.row.lastPlace).toEqual(perth);
  expect(zoneAtSite(await readEmergency(caller))).toBe('Australia/Perth');
  const one = await plan(mia, { location_id: sites[1].id });
  expect((await tripToRun(db, mia.viewer, one.id)).place).toEqual(perth);
  expect(zoneAtSite(await readEmergency({ ...caller, tripId: one.id }))).toBe('Australia/Perth');
});

describe('what pages read of a trip', () => {
  test('a trip’s cover is drawn from its campsite’s position, or from its name if it has none', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia);
    const [there, named] = [await plan(mia, { location_id: site.id }), await plan(mia)];
    const covers = new Map((await listTrips(mia.viewer)).map(({ trip, cover }) => [trip.id, cover]));
    expect(covers.get(there.id)).toBe(coverSeed(site));
    expect(covers.get(named.id)).toBe(coverSeed({ name: 'Bendeela Recreation Area' }));
  });

  test('people without an answer and people not going are shown by name, and by address only to the organiser', async () => {
    const { mia, ann, zoe, address, trip } = easter;
    const seenBy = async ({ viewer }: Person) => {
      const people = await listPeople({ viewer, tripId: trip.id });
      return [people?.pending, people?.notGoing].map((list) =>
        list?.map(({ name, email, own }) => [name, email, own]),
      );
    };
    expect(await seenBy(mia)).toEqual([
      [
        ['Ann', ann.email, false],
        [null, address, false],
      ],
      [['Zoe', zoe.email, false]],
    ]);
    expect(await seenBy(ann)).toEqual([
      [
        ['Ann', null, true],
        [null, null, false],
      ],
      [['Zoe', null, false]],
    ]);
  });
});

describe('the head of a trip', () => {
  const kedron = { latitude: -27.404, longitude: 153.03 };

  test('the head of a trip takes one query, and strangers to the trip get nothing', async () => {
    const { mia, tom, eve, trip } = easter;
    const { result, queries } = await countQueries(() =>
      getTripHead({ viewer: mia.viewer, tripId: trip.id }),
    );
    expect(queries).toHaveLength(1);
    expect(result).toMatchObject({ trip: { id: trip.id }, role: 'organiser', guest: false, ownId: trip.id });
    expect(Object.keys(result?.trip ?? {})).not.toContain('households');
    expect((await getTripHead({ viewer: tom.viewer, tripId: trip.id }))?.role).toBeNull();
    expect(await getTripHead({ viewer: eve.viewer, tripId: trip.id })).toBeNull();
    expect(await getTripHead({ viewer: eve.viewer, tripId: 'nonsense' })).toBeNull();
  });

  test('the same query finds what doesn’t suit the site', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia, { drivetrain: '4 Wheel Drive' });
    const { profileId } = mia.viewer;
    const car = await db.ride.create({
      data: { profileId, type: 'car', make: 'Toyota', model: 'Corolla', drivetrain: '2 Wheel Drive' },
    });
    const trip = await plan(mia, {
      location_id: site.id,
      owner_crew_member_ids: [mia.camperId],
      owner_ride_ids: [car.id],
    });
    const { result, queries } = await countQueries(() =>
      getTripHead({ viewer: mia.viewer, tripId: trip.id }),
    );
    expect(queries).toHaveLength(1);
    expect(result?.findings[0]).toMatchObject({
      level: 'problem',
      text: 'Mia’s Corolla can’t reach the site',
    });
  });

  test('the distance from home is known for a campsite with a position', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia);
    const [there, named] = [await plan(mia, { location_id: site.id }), await plan(mia)];
    expect((await getTripHead({ viewer: mia.viewer, tripId: there.id }))?.km).toBeCloseTo(
      kmBetween(site, kedron),
      0,
    );
    expect((await getTripHead({ viewer: mia.viewer, tripId: named.id }))?.km).toBeNull();
  });

  test('only people who can send reminders see when somebody was reminded', async () => {
    const { mia, tom, ann, zoe, trip } = await party();
    await appoint(trip, tom);
    await db.invite.updateMany({ where: { tripId: trip.id }, data: { remindedAt: new Date() } });
    const known = async ({ viewer }: Person) => {
      const waiting = (await getTripHead({ viewer, tripId: trip.id }))?.people.pending;
      return waiting?.map(({ asked_on, reminded_on }) => [asked_on, reminded_on]);
    };
    const both = [today(), today()];
    for (const each of [mia, tom]) expect(await known(each)).toEqual([both, both]);
    for (const each of [ann, zoe])
      expect(await known(each)).toEqual([
        [today(), null],
        [today(), null],
      ]);
  });
});

describe('asking about the site after a trip', () => {
  const asks = async ({ viewer }: Person, { id }: { id: string }) =>
    (await getTripHead({ viewer, tripId: id }))?.asks;
  const openSite = () => db.campsite.findFirstOrThrow({ where: { source: 'open' } });
  const seen = { pets: true, seen_on: inDays(-30) };

  /** Returns the people of `party` after moving Mia's trip into the past. */
  async function pastParty(location_id: string) {
    const found = await party({ location_id });
    await moveTo(found.trip, -9, -7);
    return found;
  }

  async function pastTrip(organiser: Person, location_id: string | null) {
    const trip = await plan(organiser, { location_id });
    await moveTo(trip, -9, -7);
    return trip;
  }

  test('people are asked once the last day has ended in all of Australia, unless the trip was called off', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia, { location_id: (await openSite()).id });
    expect(await asks(mia, trip)).toBe(false);
    const lastNow = daysBetween(today(), earliestToday());
    await moveTo(trip, lastNow - 2, lastNow);
    expect(await asks(mia, trip)).toBe(false);
    await moveTo(trip, lastNow - 3, lastNow - 1);
    expect(await asks(mia, trip)).toBe(true);
    await moveTo(trip, 5, 7);
    await callOffTrip(mia.viewer, trip.id);
    await moveTo(trip, -9, -7);
    expect(await asks(mia, trip)).toBe(false);
  });

  test('a person who has reported on a site is never asked about it again, even after taking the report back', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await openSite();
    const trips = [await pastTrip(mia, site.id), await pastTrip(mia, site.id)];
    await saveObservation(tom.viewer, site.id, seen);
    for (const trip of trips) expect(await asks(mia, trip)).toBe(true);
    await saveObservation(mia.viewer, site.id, seen);
    for (const trip of trips) expect(await asks(mia, trip)).toBe(false);
    await takeBackObservation(mia.viewer, site.id);
    for (const trip of trips) expect(await asks(mia, trip)).toBe(false);
    expect(await asks(tom, await pastTrip(tom, site.id))).toBe(false);
  });

  test('a person who takes back a report that they never made is still asked', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia);
    await takeBackObservation(mia.viewer, site.id);
    expect(await asks(mia, await pastTrip(mia, site.id))).toBe(true);
  });

  test('dismissing the question covers all of one’s trips to that site, but not other sites or other people', async () => {
    const { mia, tom, trip } = await pastParty((await openSite()).id);
    await appoint(trip, tom);
    await setDismissed(mia.viewer, trip.location_id ?? '', true);
    expect(await asks(mia, trip)).toBe(false);
    expect(await asks(mia, await pastTrip(mia, trip.location_id))).toBe(false);
    expect(await asks(mia, await pastTrip(mia, (await siteOf(mia)).id))).toBe(true);
    expect(await asks(tom, trip)).toBe(true);
  });

  test('only the owner of a private site is asked about it, also when a trip of others still shows the site', async () => {
    const [mia, ann] = [await person('Mia'), await person('Ann')];
    const site = await siteOf(mia);
    const trip = await plan(mia, { location_id: site.id, invitees: [ann.email] });
    await answerTrip(ann.viewer, trip.id, true);
    await appoint(trip, ann);
    await moveTo(trip, -9, -7);
    expect(await asks(mia, trip)).toBe(true);
    expect(await asks(ann, trip)).toBe(false);

    await changeSite(mia.viewer, site.id, { share_flag: true });
    const anns = await pastTrip(ann, site.id);
    expect(await asks(ann, anns)).toBe(true);
    await changeSite(mia.viewer, site.id, { share_flag: false });
    expect(await asks(ann, anns)).toBe(false);
  });

  test('a trip without a stored campsite asks nothing', async () => {
    const mia = await person('Mia');
    expect(await asks(mia, await pastTrip(mia, null))).toBe(false);
  });

  test('the query that decides whether to ask uses the indexes', async () => {
    const { mia, trip } = await pastParty((await openSite()).id);
    const plan = await db.$transaction(async (tx) => {
      // Forbid sequential scans, which Postgres prefers for the test's few rows. It then plans as it
      // would for many rows.
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${tripHeadSql({ viewer: mia.viewer, tripId: trip.id })}`,
      );
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    for (const table of ['site_observations', 'observation_dismissals'])
      expect(text).toMatch(new RegExp(`Index .*(Scan using|Scan on) ${table}_(pkey|profile_id_idx)`));
    expect(text).not.toMatch(/Seq Scan on (site_observations|observation_dismissals)/);
  });
});

describe('asking about the packing list after a trip', () => {
  const asks = async ({ viewer }: Person, { id }: { id: string }) =>
    (await getTripHead({ viewer, tripId: id }))?.asksPacking;

  /** Returns Mia's trip of last week, for which she has packed a torch. */
  async function packedTrip() {
    const found = await party();
    const { id } = found.trip;
    await db.packingItem.create({
      data: { tripId: id, householdId: id, itemId: id, source: 'added', name: 'Torch', packed: true },
    });
    await moveTo(found.trip, -9, -7);
    return found;
  }

  test('a household that used the packing list is asked about it for two weeks after the trip', async () => {
    const { mia, tom, trip } = await packedTrip();
    expect([await asks(mia, trip), await asks(tom, trip)]).toEqual([true, false]);
    for (const [first, last, asked] of [
      [-18, -15, false],
      [-16, -13, true],
      [-2, 0, false],
      [3, 5, false],
    ] as const) {
      await moveTo(trip, first, last);
      expect(await asks(mia, trip)).toBe(asked);
    }
  });

  test('a household is not asked after marking an item, nor about a trip that was called off', async () => {
    const { mia, trip } = await packedTrip();
    await db.packingItem.updateMany({ where: { tripId: trip.id }, data: { mark: 'not needed' } });
    expect(await asks(mia, trip)).toBe(false);
    await db.packingItem.updateMany({ where: { tripId: trip.id }, data: { mark: null, packed: false } });
    expect(await asks(mia, trip)).toBe(false);
    await db.packingItem.updateMany({ where: { tripId: trip.id }, data: { packed: true } });
    expect(await asks(mia, trip)).toBe(true);
    await moveTo(trip, 5, 7);
    await callOffTrip(mia.viewer, trip.id);
    await moveTo(trip, -9, -7);
    expect(await asks(mia, trip)).toBe(false);
  });
});

describe('pages that are missing', () => {
  const tokenOf = ({ viewer }: Person) => ({
    sub: viewer.userId,
    sid: viewer.sessionId,
    profile: true,
    until: 0,
  });

  const missing = (path: string, as?: Person, opened: GuestHousehold[] = []) =>
    findMissing(new URL(path, 'http://localhost:3000'), as ? tokenOf(as) : null, opened);

  const nobodys = '0190a5d2-0000-7000-8000-000000000000';

  test('a trip exists only for its organiser and its invitees', async () => {
    const { mia, tom, eve, trip } = easter;
    const path = `/trip/${trip.id}`;
    expect([await missing(path, mia), await missing(path, tom)]).toEqual([null, null]);
    expect(await missing(path, eve)).toBe('trip');
    for (const id of [nobodys, 'nonsense']) expect(await missing(`/trip/${id}`, mia)).toBe('trip');
  });

  test.each([
    ['planned with', '/create-trip-details?site='],
    ['looked at', '/campsite/'],
  ])('a site can be %s by its owner, and by everybody once it is shared', async (_, start) => {
    const { mia, eve } = easter;
    const [own, shared] = [await siteOf(mia), await siteOf(mia, { shared: true })];
    const path = (id: string) => start + id;
    expect([await missing(path(own.id), mia), await missing(path(shared.id), mia)]).toEqual([null, null]);
    expect([await missing(path(own.id), eve), await missing(path(shared.id), eve)]).toEqual([
      'campsite',
      null,
    ]);
    for (const id of [nobodys, 'nonsense']) expect(await missing(path(id), mia)).toBe('campsite');
  });

  test.each(['/create-trip-details?ai_suggestion=', '/campsite/ai-'])(
    'a suggestion by an AI exists for everybody: %s',
    async (start) => {
      const { mia } = easter;
      const { id } = await said();
      expect(await missing(start + id, mia)).toBeNull();
      for (const none of ['', nobodys, 'nonsense', '%F0%9F%8F%95', "'--"])
        expect(await missing(start + none, mia)).toBe('campsite');
    },
  );

  test('a page address with an empty site id is missing', async () => {
    expect(await missing('/create-trip-details?site=', easter.mia)).toBe('campsite');
  });

  test('only the owner of a site can open the page that changes it, shared or not', async () => {
    const { mia, eve } = easter;
    for (const shared of [false, true]) {
      const path = `/add-location?site=${(await siteOf(mia, { shared })).id}`;
      expect([await missing(path, mia), await missing(path, eve)]).toEqual([null, 'campsite']);
    }
  });

  test('an invitation exists for everybody with its link, signed in or not', async () => {
    const { mia, token } = await invited();
    expect([await missing(`/invite/${token}`), await missing(`/invite/${token}`, mia)]).toEqual([null, null]);
    expect(await missing('/invite/nonsense')).toBe('invitation');
  });

  test('a full share link exists only for a guest who has joined by it', async () => {
    const { mia, trip } = await party();
    const token = await sharedToken(trip.id, mia, { limit: 1 });
    expect(await missing(`/join/${token}`)).toBeNull();
    await join(token, alone('Kim'));
    const { id } = await db.household.findFirstOrThrow({ where: { tripId: trip.id, name: 'Kim' } });
    expect(await missing(`/join/${token}`)).toBe('share-link');
    const guest = { tripId: trip.id, householdId: id };
    expect(await missing(`/join/${token}`, undefined, [guest])).toBeNull();
    await db.inviteLink.deleteMany({ where: { inviteId: id } });
    expect(await missing(`/join/${token}`, undefined, [guest])).toBe('share-link');
  });

  test('pages that are about no row are never missing', async () => {
    const { mia } = easter;
    for (const path of [
      '/',
      '/trip',
      '/invite',
      '/campsite',
      '/create-trip-details',
      '/add-location',
      `/find?site=${nobodys}`,
    ])
      expect(await missing(path, mia)).toBeNull();
  });

  test('people who are signed out, or whose session has ended, don’t learn what exists', async () => {
    const { mia, eve, trip } = await party();
    const site = await siteOf(mia);
    await db.session.deleteMany({ where: { userId: eve.viewer.userId } });
    for (const path of [`/trip/${trip.id}`, `/create-trip-details?site=${site.id}`])
      expect([await missing(path), await missing(path, eve)]).toEqual([null, null]);
  });
});

describe('where the search for a site starts', () => {
  // Broken Hill lies in another state than Kedron, where all people in this test live.
  const brokenHill = { latitude: -31.9567, longitude: 141.4678, shared: true };

  test('for a trip in another state the search starts there, but only for people on the trip', async () => {
    const { mia, eve } = easter;
    const site = await siteOf(mia, brokenHill);
    const trip = await plan(mia, { location_id: site.id });
    expect(await searchStart(mia.viewer, { trip: trip.id })).toBe('2880');
    expect(await searchStart(eve.viewer, { trip: trip.id })).toBe('4031');
  });

  test('for a new trip the search starts around the site chosen before', async () => {
    const { mia } = easter;
    const site = await siteOf(mia, brokenHill);
    expect(await searchStart(mia.viewer, { near: site.id })).toBe('2880');
  });

  test('otherwise the search starts at home, and no start is needed when the address names a postcode', async () => {
    const { mia } = easter;
    const noSite = await plan(mia);
    for (const params of [{}, { trip: noSite.id }, { trip: 'x' }, { near: 'x' }, { near: ['a', 'b'] }])
      expect(await searchStart(mia.viewer, params)).toBe('4031');
    const site = await siteOf(mia, brokenHill);
    expect(await searchStart(mia.viewer, { near: site.id, postcode: '0870' })).toBe('4031');
    const spot = { latitude: '-31.9567', longitude: '141.4678' };
    expect(await searchStart(mia.viewer, { near: site.id, ...spot })).toBe('4031');
  });
});
