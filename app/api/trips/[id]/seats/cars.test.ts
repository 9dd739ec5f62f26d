import { randomUUID } from 'node:crypto';
import { DELETE as deleteMember, PUT as saveMember } from '@/app/api/crew/[id]/route';
import { DELETE as deleteRide, PUT as saveRide } from '@/app/api/rides/[id]/route';
import { PUT as putCar } from '@/app/api/trips/[id]/cars/[ride]/route';
import { PUT as putConvoy } from '@/app/api/trips/[id]/convoy/route';
import { PUT as answerFinding } from '@/app/api/trips/[id]/fit/[key]/route';
import { GET as getFit } from '@/app/api/trips/[id]/fit/route';
import { GET as getHeadcount } from '@/app/api/trips/[id]/headcount/route';
import { PATCH as changeTrip } from '@/app/api/trips/[id]/route';
import { addDays, dateOf, dayOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { listNotifications } from '@/lib/trips/notifications/own-notifications';
import { getTripHead } from '@/lib/trips/trip-head';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import {
  bring,
  caravanOf,
  carOf,
  childOf,
  readSeats,
  ridersFor,
  ridingTogether,
  type Seats,
  seatIn,
  towBy,
} from '@/tests/factories/seats';
import { stopsOn } from '@/tests/factories/stops';
import { invitationOf, moveTo, plan, toldSince } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { PUT as seat } from './route';
import { POST as postSuggestion, PUT as putSuggestion } from './suggestion/route';

/** A trip for tests that only read it. */
let world: Awaited<ReturnType<typeof ridingTogether>>;

beforeAll(async () => {
  world = await ridingTogether();
});

describe('seats', () => {
  test('every invitee sees the cars and the people without a seat, including babies and without pets', async () => {
    const { mia, tom, ann, id, prado, kim, caravan } = world;
    const { status, body } = await readSeats(id, ann);
    const toms = (await invitationOf({ id }, tom.email)).id;
    expect([status, body]).toEqual([
      200,
      {
        cars: [
          {
            ride_id: prado,
            household_id: id,
            name: 'Mia’s Prado',
            drivetrain: '4 Wheel Drive',
            seats: 3,
            can_tow: true,
            counts: true,
            why_not: null,
            anyway: false,
            parks_at: null,
            convoy: null,
            passengers: [{ person_id: mia.camperId, name: 'Mia', leg: 'all' }],
            free: 2,
            tows: [],
          },
        ],
        free_seats: 2,
        free: { to_site: 2, part_way: 0 },
        unseated: [
          { person_id: tom.camperId, name: 'Tom', household_id: toms },
          { person_id: kim, name: 'Kim', household_id: toms },
        ],
        untowed: [{ ride_id: caravan, name: 'Tom’s caravan', household_id: toms }],
      },
    ]);
  });

  test('a member seats their own people in any car, moves them and removes the seat', async () => {
    const { mia, tom, ann, id, prado, kim } = await ridingTogether();
    const seated = await seatIn(id, kim, prado, tom);
    expect(seated.status).toBe(200);
    expect(seated.body).toEqual((await readSeats(id, ann)).body);
    expect(await ridersFor(ann, id)).toEqual({ 'Mia’s Prado': ['Mia', 'Kim'], nowhere: ['Tom'] });
    expect(await seatIn(id, mia.camperId, prado, tom)).toMatchObject({
      status: 403,
      body: { error: 'Only an organiser can seat other people’s crew.' },
    });
    const van = await carOf(tom, 'Van');
    await bring(tom, id, [kim], [van]);
    await seatIn(id, kim, van, tom);
    expect(await ridersFor(mia, id)).toEqual({
      'Mia’s Prado': ['Mia'],
      'Tom’s Van': ['Tom', 'Kim'],
      nowhere: [],
    });
    expect((await seatIn(id, kim, null, tom)).body.unseated.map(({ name }) => name)).toEqual(['Kim']);
  });

  test('a household sits in its own car as soon as it brings one, and people moved by hand stay moved', async () => {
    const { mia, tom, id, prado, kim } = await ridingTogether();
    await seatIn(id, tom.camperId, prado, tom);
    await seatIn(id, kim, prado, tom);
    await seatIn(id, kim, null, tom);
    // Kim had no own car to be taken out of, so Kim sits in the van once it comes; Tom stays with Mia.
    const van = await carOf(tom, 'Van', { seats: 2 });
    const zoe = await childOf(tom, 'Zoe');
    await bring(tom, id, [kim], [van]);
    expect(await ridersFor(mia, id)).toEqual({
      'Mia’s Prado': ['Mia', 'Tom'],
      'Tom’s Van': [],
      nowhere: ['Kim'],
    });
    await seatIn(id, tom.camperId, van, tom);
    expect(await ridersFor(mia, id)).toMatchObject({ 'Tom’s Van': ['Tom', 'Kim'], nowhere: [] });
    await seatIn(id, kim, null, tom);
    await bring(tom, id, [kim, zoe], [van]);
    expect(await ridersFor(mia, id)).toEqual({
      'Mia’s Prado': ['Mia'],
      'Tom’s Van': ['Tom', 'Zoe'],
      nowhere: ['Kim'],
    });
    await bring(tom, id, [kim], [van]);
    expect(await ridersFor(mia, id)).toMatchObject({ 'Tom’s Van': ['Tom'], nowhere: ['Kim'] });
    await bring(tom, id, [kim]);
    expect((await ridersFor(mia, id)).nowhere).toEqual(['Tom', 'Kim']);
  });

  test('a full car takes nobody, except people who are already in it', async () => {
    const { mia, tom, id, prado, kim } = await ridingTogether();
    const [zoe, pat] = [await childOf(tom, 'Zoe'), await childOf(tom, 'Pat')];
    await bring(tom, id, [kim, zoe, pat]);
    for (const each of [kim, zoe]) await seatIn(id, each, prado, tom);
    expect(await seatIn(id, pat, prado, tom)).toMatchObject({
      status: 409,
      body: { error: 'Mia’s Prado is full.' },
    });
    expect((await seatIn(id, zoe, prado, mia)).status).toBe(200);
    expect((await seatIn(id, pat, prado, mia)).status).toBe(409);
  });

  test('of two requests for the last seat at once, one finds the car full', async () => {
    const { mia, tom, id, prado, kim } = await ridingTogether();
    await seatIn(id, mia.camperId, prado, mia);
    for (let round = 0; round < 4; round++) {
      await seatIn(id, tom.camperId, null, tom);
      await seatIn(id, kim, null, tom);
      const zoe = await childOf(mia, 'Zoe');
      await bring(mia, id, [zoe], [prado]);
      await seatIn(id, zoe, prado, mia);
      const both = await Promise.all([seatIn(id, kim, prado, tom), seatIn(id, tom.camperId, prado, mia)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await readSeats(id, mia)).body.cars[0]?.passengers).toHaveLength(3);
    }
  });

  test('people and cars that aren’t coming are 400, unknown ones are 404, and nothing changes', async () => {
    const { mia, tom, ann, eve, id, prado, kim, dog, caravan } = await ridingTogether();
    await seatIn(id, kim, prado, tom);
    const [left, home] = [await carOf(mia, 'Left at home'), await childOf(tom, 'Home')];
    const leo = await childOf(ann, 'Leo');
    const refused = [
      [400, 'ride_id', kim, left, tom],
      [400, 'ride_id', kim, caravan, tom],
      [400, 'person_id', home, prado, tom],
      [400, 'person_id', dog, prado, tom],
      [400, 'person_id', 'nonsense', prado, tom],
      [400, 'person_id', leo, prado, mia],
      [403, undefined, leo, prado, tom],
      [404, undefined, kim, await carOf(eve, 'Strange'), tom],
      [404, undefined, kim, randomUUID(), tom],
      [404, undefined, await childOf(eve, 'Strange'), prado, mia],
      [404, undefined, randomUUID(), prado, tom],
    ] as const;
    for (const [status, field, personId, rideId, as] of refused) {
      const response = await seatIn(id, personId, rideId, as);
      expect([response.status, Object.keys(response.body.fields ?? {})]).toEqual([
        status,
        field ? [field] : [],
      ]);
      expect(response.body.error).toMatch(/\w/);
    }
    expect(await ridersFor(mia, id)).toMatchObject({ 'Mia’s Prado': ['Mia', 'Kim'] });
  });

  test('a trip without cars says so, and reading costs one query besides the session’s', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia);
    const { queries, result } = await countQueries(() => readSeats(id, mia));
    expect(queries).toHaveLength(2);
    expect(result.body).toMatchObject({ cars: [], unseated: [{ name: 'Mia' }], untowed: [] });
  });
});

describe('the suggestion', () => {
  const suggest = (id: string, body: object, as?: Person) =>
    call<Seats>(postSuggestion, 'POST', { ...(as && { as }), params: { id }, body });

  const undo = (id: string, body: unknown, as?: Person) =>
    call<Seats & { fields?: object }>(putSuggestion, 'PUT', { ...(as && { as }), params: { id }, body });

  const everybody = { 'Mia’s Prado': ['Mia', 'Tom', 'Kim'], nowhere: [] };
  const nobody = { 'Mia’s Prado': ['Mia'], nowhere: ['Tom', 'Kim'] };

  test('anybody on the trip may ask for a suggestion, which changes nothing', async () => {
    const { ann, id, caravan } = world;
    const { status, body } = await suggest(id, {}, ann);
    expect(status).toBe(200);
    expect(body.cars[0]?.passengers.map(({ name }) => name)).toEqual(['Mia', 'Tom', 'Kim']);
    expect([body.cars[0]?.tows, body.unseated, body.untowed]).toEqual([[caravan], [], []]);
    expect(await ridersFor(ann, id)).toEqual(nobody);
  });

  test('an organiser saves it, and seated people keep their seats', async () => {
    const { mia, tom, id, prado, kim } = await ridingTogether();
    await seatIn(id, kim, prado, tom);
    const { body } = await suggest(id, { apply: true }, mia);
    expect(body).toEqual((await readSeats(id, tom)).body);
    expect(await ridersFor(tom, id)).toEqual(everybody);
  });

  test('an undo moves back the people whom the suggestion moved, and nobody else', async () => {
    const { mia, tom, id, prado, kim, caravan } = await ridingTogether();
    await seatIn(id, kim, prado, tom);
    await suggest(id, { apply: true }, mia);
    const earlier = {
      seats: [
        { person_id: mia.camperId, ride_id: null },
        { person_id: tom.camperId, ride_id: null },
      ],
      tows: [{ ride_id: caravan, car_id: null }],
    };
    const undone = await undo(id, earlier, mia);
    expect(undone.body).toEqual((await readSeats(id, mia)).body);
    expect(undone.body.untowed).toHaveLength(1);
    expect(await ridersFor(mia, id)).toEqual({ 'Mia’s Prado': ['Kim'], nowhere: ['Mia', 'Tom'] });
  });

  test('an undo skips people who aren’t coming any more, and fills no car beyond its seats', async () => {
    const { mia, tom, id, prado, kim } = await ridingTogether();
    await bring(tom, id);
    const back = (...ids: string[]) => ids.map((person_id) => ({ person_id, ride_id: prado }));
    expect((await undo(id, { seats: back(kim, tom.camperId), tows: [] }, mia)).status).toBe(200);
    expect(await db.tripSeat.findMany({ where: { tripId: id } })).toMatchObject([{ personId: tom.camperId }]);
    await db.ride.update({ where: { id: prado }, data: { seats: 1 } });
    await undo(id, { seats: back(mia.camperId, tom.camperId), tows: [] }, mia);
    expect(await ridersFor(mia, id)).toEqual({ 'Mia’s Prado': ['Mia'], nowhere: ['Tom'] });
    expect(await db.tripSeat.count({ where: { tripId: id } })).toBe(1);
  });

  test('an invalid body is refused', async () => {
    const { mia, id } = world;
    expect((await suggest(id, { apply: 'yes' }, mia)).status).toBe(400);
    expect((await undo(id, { seats: [{ person_id: 1, ride_id: null }], tows: [] }, mia)).status).toBe(400);
    expect((await undo(id, {}, mia)).status).toBe(400);
  });

  test('once the trip is over or called off, seats can’t be changed', async () => {
    const { mia, tom, id, prado, kim } = await ridingTogether();
    await seatIn(id, kim, prado, tom);
    await moveTo({ id }, -9, -7);
    expect((await seatIn(id, kim, null, tom)).status).toBe(409);
    await moveTo({ id }, 7, 9);
    await callOffTrip(mia.viewer, id);
    expect((await seatIn(id, kim, null, mia)).status).toBe(409);
    expect((await suggest(id, { apply: true }, mia)).status).toBe(409);
    expect((await undo(id, { seats: [], tows: [] }, mia)).status).toBe(409);
    expect(await ridersFor(tom, id)).toMatchObject({ 'Mia’s Prado': ['Mia', 'Kim'] });
  });
});

describe('tows', () => {
  const towsOf = async (...[id, as]: Parameters<typeof readSeats>) =>
    (await readSeats(id, as)).body.cars.flatMap(({ tows }) => tows);

  test('a member hitches their own trailer to any car that can tow, and unhitches it', async () => {
    const { mia, tom, id, prado, caravan } = await ridingTogether();
    const towed = await towBy(id, caravan, prado, tom);
    expect([towed.status, towed.body.untowed]).toEqual([200, []]);
    expect(towed.body).toEqual((await readSeats(id, mia)).body);
    expect(await towsOf(id, mia)).toEqual([caravan]);
    expect((await towBy(id, caravan, prado, tom)).status).toBe(200);
    expect((await towBy(id, caravan, null, tom)).body.untowed).toMatchObject([{ ride_id: caravan }]);
    expect(await db.tripTow.count({ where: { tripId: id } })).toBe(0);
  });

  test('a car that can’t tow, or is towing already, is refused', async () => {
    const { mia, tom, id, prado, caravan } = await ridingTogether();
    const [weak, second] = [await carOf(tom, 'Corolla'), await caravanOf(tom)];
    await bring(tom, id, [], [weak, caravan, second]);
    expect(await towBy(id, caravan, weak, tom)).toMatchObject({
      status: 409,
      body: { error: 'Tom’s Corolla can’t tow.' },
    });
    await towBy(id, caravan, prado, tom);
    expect(await towBy(id, second, prado, mia)).toMatchObject({
      status: 409,
      body: { error: 'Mia’s Prado is already towing something.' },
    });
    // The car lost its tow bar while it was set to tow the caravan. Once the car can tow again, the
    // earlier tow doesn't block a new tow.
    await db.ride.update({ where: { id: prado }, data: { canTow: false } });
    await towBy(id, caravan, null, tom);
    await db.ride.update({ where: { id: prado }, data: { canTow: true } });
    expect((await towBy(id, second, prado, tom)).status).toBe(200);
    expect(await towsOf(id, tom)).toEqual([second]);
  });

  test('trailers and cars that aren’t coming are 400, unknown ones are 404', async () => {
    const { mia, tom, eve, id, prado, caravan } = world;
    const [left, home] = [await carOf(mia, 'Left at home'), await caravanOf(tom)];
    const refused = [
      [400, 'car_id', caravan, left],
      [400, 'car_id', caravan, caravan],
      [400, 'ride_id', home, prado],
      [400, 'ride_id', prado, prado],
      [403, undefined, await caravanOf(mia), prado],
      [404, undefined, caravan, randomUUID()],
      [404, undefined, await caravanOf(eve), prado],
    ] as const;
    for (const [status, field, rideId, carId] of refused) {
      const { status: got, body } = await towBy(id, rideId, carId, tom);
      expect([got, Object.keys(body.fields ?? {})]).toEqual([status, field ? [field] : []]);
    }
    expect(await towsOf(id, mia)).toEqual([]);
  });
});

describe('who leaves a trip', () => {
  /**
   * Creates the trip of `ridingTogether` and gives everybody a seat: Mia, Tom and Kim sit in the
   * Prado, which tows Tom's caravan.
   */
  async function allSeated() {
    const trip = await ridingTogether();
    const { mia, tom, id, prado, kim, caravan } = trip;
    for (const each of [mia.camperId, tom.camperId, kim]) await seatIn(id, each, prado, mia);
    await towBy(id, caravan, prado, tom);
    return trip;
  }

  const kept = async (tripId: string) => [
    (await db.tripSeat.findMany({ where: { tripId } })).map(({ personId }) => personId).sort(),
    (await db.tripTow.findMany({ where: { tripId } })).map(({ rideId }) => rideId),
  ];

  test.each([
    ['says no', async ({ tom, id }) => void (await answerTrip(tom.viewer, id, false))],
    ['leaves', async ({ tom, id }) => void (await leaveTrip({ viewer: tom.viewer, tripId: id }))],
    [
      'is removed',
      async ({ mia, tom, id }) =>
        void (await removeInvitee(mia.viewer, id, (await invitationOf({ id }, tom.email)).id)),
    ],
    ['deletes the account', async ({ tom }) => void (await db.user.delete({ where: { email: tom.email } }))],
  ] as [string, (trip: Awaited<ReturnType<typeof allSeated>>) => Promise<void>][])(
    'whoever %s gives up seats and tows, and nobody else does',
    async (_, go) => {
      const trip = await allSeated();
      await go(trip);
      expect(await kept(trip.id)).toEqual([[trip.mia.camperId], []]);
      expect(await ridersFor(trip.mia, trip.id)).toEqual({ 'Mia’s Prado': ['Mia'], nowhere: [] });
    },
  );

  test('an answer with the same people keeps their seats; a person who no longer comes, or is deleted from the crew, loses only their own seat', async () => {
    const { mia, tom, id, kim, caravan } = await allSeated();
    await bring(tom, id, [kim], [caravan]);
    expect(await kept(id)).toEqual([[mia.camperId, tom.camperId, kim].sort(), [caravan]]);
    await call(deleteMember, 'DELETE', { as: tom, params: { id: kim } });
    expect(await ridersFor(mia, id)).toEqual({ 'Mia’s Prado': ['Mia', 'Tom'], nowhere: [] });
    await bring(tom, id);
    expect(await kept(id)).toEqual([[mia.camperId, tom.camperId].sort(), []]);
    expect(await db.tripVehicle.count({ where: { tripId: id, rideId: caravan } })).toBe(0);
  });

  test('a car that no longer comes, or is deleted, leaves its people without a seat and its trailer without a car', async () => {
    const { mia, tom, id, prado, kim, caravan } = await allSeated();
    await call(deleteRide, 'DELETE', { as: mia, params: { id: prado } });
    expect(await kept(id)).toEqual([[], []]);
    expect(await ridersFor(tom, id)).toEqual({ nowhere: ['Mia', 'Tom', 'Kim'] });
    const van = await carOf(tom, 'Van', { canTow: true });
    await bring(tom, id, [kim], [van, caravan]);
    await seatIn(id, mia.camperId, van, mia);
    await bring(tom, id, [kim], [caravan]);
    expect(await kept(id)).toEqual([[], []]);
  });

  test('seats on another trip stay', async () => {
    const { mia, tom, id, kim, prado } = await allSeated();
    const { id: other } = await plan(mia, { invitees: [tom.email] });
    await bring(mia, other, [], [prado]);
    await bring(tom, other, [kim]);
    await seatIn(other, kim, prado, tom);
    await answerTrip(tom.viewer, id, false);
    expect(await ridersFor(mia, other)).toEqual({ 'Mia’s Prado': ['Mia', 'Kim'], nowhere: ['Tom'] });
  });
});

describe('the convoy', () => {
  type Answer = Seats & { fields?: Record<string, string> };

  const choose = (id: string, lead: unknown, tail: unknown, as?: Person) =>
    call<Answer>(putConvoy, 'PUT', { ...(as && { as }), params: { id }, body: { lead, tail } });

  /** Creates a trip on which Mia's Prado and Tom's Corolla drive to one site. */
  async function twoCars() {
    const trip = await ridingTogether();
    const corolla = await carOf(trip.tom, 'Corolla');
    await bring(trip.tom, trip.id, [], [corolla]);
    const places = async (as: Person) =>
      Object.fromEntries(
        (await readSeats(trip.id, as)).body.cars.map(({ ride_id, convoy }) => [ride_id, convoy]),
      );
    return { ...trip, corolla, places };
  }

  test('organisers choose which car leads and which comes last, and everybody reads it', async () => {
    const { mia, tom, ann, id, prado, corolla, places } = await twoCars();
    expect(await places(ann)).toEqual({ [prado]: null, [corolla]: null });
    const { status, body } = await choose(id, prado, corolla, mia);
    expect([status, body]).toEqual([200, (await readSeats(id, tom)).body]);
    expect(await places(ann)).toEqual({ [prado]: 'lead', [corolla]: 'tail' });
    await choose(id, corolla, prado, mia);
    expect(await places(ann)).toEqual({ [prado]: 'tail', [corolla]: 'lead' });
    await choose(id, prado, null, mia);
    expect(await places(ann)).toEqual({ [prado]: 'lead', [corolla]: null });
    await choose(id, '', '', mia);
    expect(await places(ann)).toEqual({ [prado]: null, [corolla]: null });
  });

  test('one car can’t lead and come last, and a car that isn’t coming does neither; the old choice stays', async () => {
    const { mia, id, prado, corolla, places } = await twoCars();
    await choose(id, prado, corolla, mia);
    for (const [lead, tail, fields] of [
      [prado, prado, { tail: 'Please choose another car: that one leads.' }],
      [randomUUID(), corolla, { lead: 'That car isn’t coming on this trip.' }],
      [corolla, randomUUID(), { tail: 'That car isn’t coming on this trip.' }],
      ['x', null, { lead: 'This is not an id.' }],
    ] as const) {
      const refused = await choose(id, lead, tail, mia);
      expect([refused.status, refused.body.fields]).toEqual([400, fields]);
    }
    expect((await choose(id, undefined, null, mia)).status).toBe(400);
    expect(await places(mia)).toEqual({ [prado]: 'lead', [corolla]: 'tail' });
  });

  test('a car whose household isn’t going any more no longer leads', async () => {
    const { mia, tom, id, prado, corolla, places } = await twoCars();
    await choose(id, corolla, prado, mia);
    await answerTrip(tom.viewer, id, false);
    expect(await places(mia)).toEqual({ [prado]: 'tail' });
    expect((await choose(id, corolla, prado, mia)).status).toBe(400);
    expect((await choose(id, prado, null, mia)).status).toBe(200);
  });
});

describe('cars at a site', () => {
  const change = (id: string, ride: string, body: unknown, as?: Person) =>
    call<Seats & { error: string }>(putCar, 'PUT', { ...(as && { as }), params: { id, ride }, body });

  /**
   * Creates the trip of `ridingTogether` at a site that only a 4WD reaches. Tom comes in a Corolla,
   * which is a 2WD, with Kim and a caravan.
   */
  async function atTheFord() {
    const trip = await ridingTogether();
    const { mia, tom, id, kim, caravan } = trip;
    const { id: site } = await siteOf(mia, { drivetrain: '4 Wheel Drive' });
    await db.trip.update({ where: { id }, data: { campsiteId: site } });
    const corolla = await carOf(tom, 'Corolla', { canTow: true });
    await db.ride.update({ where: { id: corolla }, data: { drivetrain: '2 Wheel Drive' } });
    await bring(tom, id, [kim], [corolla, caravan]);
    return { ...trip, corolla, site };
  }

  const bell = async ({ viewer }: Person) =>
    (await listNotifications(viewer)).notifications
      .filter(({ kind }) => kind === 'changes')
      .map(({ text }) => text);

  test('a car that can’t reach the site has no seats, takes no passengers, and tows nothing', async () => {
    const { mia, tom, id, prado, corolla, caravan } = await atTheFord();
    const { cars, free_seats, unseated } = (await readSeats(id, tom)).body;
    expect(cars.map(({ counts, why_not, anyway }) => [counts, why_not, anyway])).toEqual([
      [true, null, false],
      [false, 'access', false],
    ]);
    expect([free_seats, unseated.length]).toEqual([2, 2]);
    expect(await seatIn(id, tom.camperId, corolla, tom)).toMatchObject({
      status: 409,
      body: { error: 'Tom’s Corolla can’t reach the site.' },
    });
    expect((await towBy(id, caravan, corolla, tom)).status).toBe(409);
    const total = async () =>
      (await call<{ total: { seats: number } }>(getHeadcount, 'GET', { as: mia, params: { id } })).body.total;
    expect((await total()).seats).toBe(3);
    await call(postSuggestion, 'POST', { as: mia, params: { id }, body: { apply: true } });
    expect(await ridersFor(mia, id)).toEqual({
      'Mia’s Prado': ['Mia', 'Tom', 'Kim'],
      'Tom’s Corolla': [],
      nowhere: [],
    });
    expect((await seatIn(id, tom.camperId, prado, tom)).status).toBe(200);
  });

  test('a household that joins at the second stop comes by that one’s way in, on page, call and headcount', async () => {
    const { mia, tom, id, corolla } = await atTheFord();
    const { id: smooth } = await siteOf(mia, { drivetrain: '2 Wheel Drive' });
    const trip = await db.trip.findUniqueOrThrow({ where: { id } });
    await stopsOn(id, [{ nights: 1 }, { nights: 2, campsiteId: smooth }]);
    const standings = async () => {
      const { cars } = (await readSeats(id, tom)).body;
      const head = await getTripHead({ viewer: tom.viewer, tripId: id });
      const { body } = await call<{ total: { seats: number } }>(getHeadcount, 'GET', {
        as: mia,
        params: { id },
      });
      const call_ = cars.find(({ ride_id }) => ride_id === corolla)?.why_not;
      return [call_, head?.plan.cars.find(({ ride_id }) => ride_id === corolla)?.why_not, body.total.seats];
    };
    expect(await standings()).toEqual(['access', 'access', 3]);
    const arriveOn = dateOf(addDays(dayOf(trip.startDate), 1));
    await db.household.updateMany({
      where: { tripId: id, profileId: tom.viewer.profileId },
      data: { arriveOn },
    });
    expect(await standings()).toEqual([null, null, 8]);
    expect((await seatIn(id, tom.camperId, corolla, tom)).status).toBe(200);
  });

  test('a car counts by the campsite’s answer; after a no its people lose their seats and are told', async () => {
    const { mia, tom, ann, id, corolla } = await atTheFord();
    const answer = (body: object) =>
      call(answerFinding, 'PUT', { as: mia, params: { id, key: 'access:2WD' }, body });
    const counts = async () => {
      const { cars, free_seats } = (await readSeats(id, ann)).body;
      const { body } = await call<{ total: { seats: number } }>(getHeadcount, 'GET', {
        as: mia,
        params: { id },
      });
      const [seated] = cars.map(({ passengers }) => passengers.length);
      expect(body.total.seats).toBe((seated ?? 0) + (cars[1]?.passengers.length ?? 0) + free_seats);
      return cars[1]?.why_not;
    };
    await answer({ answer: 'yes' });
    expect(await counts()).toBeNull();
    expect((await seatIn(id, tom.camperId, corolla, tom)).status).toBe(200);
    await answer({ answer: 'no' });
    expect(await counts()).toBe('access');
    expect(await db.tripSeat.count({ where: { tripId: id, rideId: corolla } })).toBe(0);
    expect(await bell(tom)).toEqual(['Change of plan: you have no seat']);
    expect(await bell(mia)).toEqual([]);
    await answer({ note: null });
    expect(await counts()).toBe('access');
  });

  test('an organiser counts a car anyway; when that is undone, its people lose their seats and are told', async () => {
    const { mia, tom, ann, id, corolla } = await atTheFord();
    const { body } = await change(id, corolla, { anyway: true }, mia);
    expect(body.cars[1]).toMatchObject({ counts: true, why_not: null, anyway: true });
    expect([body.free_seats, body.free, body.unseated]).toEqual([5, { to_site: 5, part_way: 0 }, []]);
    expect(body).toEqual((await readSeats(id, ann)).body);
    await seatIn(id, tom.camperId, corolla, tom);
    await seatIn(id, mia.camperId, corolla, mia);
    const after = (await change(id, corolla, { anyway: false }, mia)).body;
    expect([after.cars[1]?.passengers, after.unseated.length]).toEqual([[], 2]);
    expect(await db.tripSeat.count({ where: { tripId: id } })).toBe(0);
    expect(await bell(tom)).toEqual(['Change of plan: you have no seat']);
    expect(await bell(mia)).toEqual([]);
  });

  test('organisers name where a car parks, in a short text, and can delete that', async () => {
    const { mia, id, corolla } = await atTheFord();
    const parks = async (parks_at: unknown) => {
      const { status, body } = await change(id, corolla, { parks_at }, mia);
      return [status, body.cars?.[1]?.parks_at];
    };
    expect(await parks(' Brindabella Road ')).toEqual([200, 'Brindabella Road']);
    expect((await change(id, corolla, {}, mia)).body.cars[1]?.parks_at).toBe('Brindabella Road');
    expect(await parks(null)).toEqual([200, null]);
    expect((await parks('a'.repeat(121)))[0]).toBe(400);
    expect((await parks(7))[0]).toBe(400);
    expect((await change(id, randomUUID(), { anyway: true }, mia)).status).toBe(404);
  });

  test('when a household’s only adult becomes a child, its car stops counting and its people are told', async () => {
    const { mia, tom, id, prado } = await ridingTogether();
    await seatIn(id, tom.camperId, prado, tom);
    const saved = await call(saveMember, 'PUT', {
      as: mia,
      params: { id: mia.camperId },
      body: { age: 'child' },
    });
    expect(saved.status).toBe(200);
    expect((await readSeats(id, tom)).body.cars[0]).toMatchObject({ why_not: 'driver', passengers: [] });
    expect(await db.tripSeat.count({ where: { tripId: id } })).toBe(0);
    expect(await bell(tom)).toEqual(['Change of plan: you have no seat']);
  });

  test('a car of a household without an adult doesn’t count, counted anyway or not', async () => {
    const { mia, tom, id, corolla } = await atTheFord();
    await change(id, corolla, { anyway: true }, mia);
    await db.tripPerson.delete({ where: { tripId_id: { tripId: id, id: tom.camperId } } });
    expect((await readSeats(id, mia)).body.cars[1]).toMatchObject({ counts: false, why_not: 'driver' });
  });

  test('a car that parks on the way takes people a part of it, until it counts', async () => {
    const { mia, tom, id, corolla, prado, kim } = await atTheFord();
    const ride = (body: object, as = tom) =>
      call<Seats & { error: string }>(seat, 'PUT', {
        as,
        params: { id },
        body: { person_id: tom.camperId, ...body },
      });
    const first = { ride_id: corolla, leg: 'first' };
    expect((await ride(first)).status).toBe(409);
    await change(id, corolla, { parks_at: 'the top gate' }, mia);
    expect((await ride({ ride_id: corolla })).status).toBe(409);
    const { status, body } = await ride(first);
    expect([status, body.cars[1]?.passengers, body.cars[1]?.free]).toEqual([
      200,
      [
        { person_id: tom.camperId, name: 'Tom', leg: 'first' },
        { person_id: kim, name: 'Kim', leg: 'first' },
      ],
      3,
    ]);
    expect(body.free).toEqual({ to_site: 2, part_way: 3 });
    expect(body.unseated.map(({ name }) => name)).toEqual(['Tom', 'Kim']);
    expect(body).toEqual((await readSeats(id, mia)).body);
    await call(putSuggestion, 'PUT', { as: mia, params: { id }, body: { seats: [], tows: [] } });
    await change(id, corolla, { parks_at: 'the lower gate' }, mia);
    expect((await readSeats(id, mia)).body).toEqual({
      ...body,
      cars: body.cars.map((car, at) => (at === 1 ? { ...car, parks_at: 'the lower gate' } : car)),
    });
    const { cars } = (await ride({ ride_id: prado })).body;
    expect(cars.map(({ passengers }) => passengers.length)).toEqual([2, 2]);
    await ride(first);
    const { body: counted } = await change(id, corolla, { anyway: true }, mia);
    expect(counted.cars[1]?.passengers).toMatchObject([{ name: 'Tom', leg: 'all' }, { name: 'Kim' }]);
    expect(counted.unseated).toEqual([]);
    await change(id, corolla, { anyway: false }, mia);
    await ride(first);
    const { body: nowhere } = await change(id, corolla, { parks_at: null }, mia);
    expect(nowhere.cars[1]).toMatchObject({ passengers: [], free: 0 });
    expect(await db.tripSeat.count({ where: { tripId: id } })).toBe(0);
    expect((await ride({ ride_id: prado, leg: 'half' })).status).toBe(400);
  });

  test('the finding about a car ends when its household rides in a car that counts', async () => {
    const { mia, tom, id, prado, kim } = await atTheFord();
    const rules = async () =>
      (
        await call<{ findings: { rule: string; level: string }[] }>(getFit, 'GET', {
          as: mia,
          params: { id },
        })
      ).body.findings
        .filter(({ level }) => level === 'problem')
        .map(({ rule }) => rule);
    expect(await rules()).toContain('access');
    for (const one of [tom.camperId, kim, mia.camperId]) await seatIn(id, one, prado, mia);
    expect(await rules()).not.toContain('access');
  });

  test('one mail tells a new site and the seats that it changes', async () => {
    const { mia, tom, id } = await atTheFord();
    const body = { location_name: 'Carnarvon Gorge' };
    await call(changeTrip, 'PATCH', { as: mia, params: { id }, body });
    await minutesPass(10);
    expect(await toldSince(tom.email)).toEqual(['New campsite for Easter at Bendeela']);
    const text = (await deliveredMail(tom.email)).at(-1)?.text ?? '';
    expect(text).toContain('New campsite: Carnarvon Gorge');
    expect(text).toContain('Seat before: You have no seat');
  });

  test('a person who is seated by somebody else is told once by bell and mail, and so is the driver', async () => {
    const { mia, tom, id, prado, kim } = await atTheFord();
    await seatIn(id, tom.camperId, prado, tom);
    await seatIn(id, kim, prado, tom);
    expect(await bell(tom)).toEqual([]);
    expect(await bell(mia)).toEqual(['Change of plan: you drive, with Tom and Kim']);
    await seatIn(id, mia.camperId, prado, mia);
    expect(await bell(tom)).toEqual([]);
    await seatIn(id, kim, null, mia);
    expect(await bell(tom)).toEqual(['Change of plan: you ride with Mia; Kim has no seat']);
    await minutesPass(10);
    expect(await toldSince(tom.email)).toEqual(['New seats for Easter at Bendeela']);
    const text = (await deliveredMail(tom.email)).at(-1)?.text ?? '';
    expect(text).toContain('Your seat: You ride with Mia; Kim has no seat');
    expect(text).toContain('Seat before: You ride with Mia');
  });

  test('a seat that is given and taken back before the mail is not told to anybody', async () => {
    const { mia, tom, id, prado } = await atTheFord();
    await seatIn(id, tom.camperId, prado, mia);
    await seatIn(id, tom.camperId, null, mia);
    await minutesPass(10);
    expect(await toldSince(tom.email)).toEqual([]);
  });

  /** Creates a trip on which Mia, Tom and Kim ride in Mia's Prado. */
  async function allInThePrado() {
    const trip = await atTheFord();
    const { mia, tom, id, prado, kim } = trip;
    await seatIn(id, mia.camperId, prado, mia);
    for (const one of [tom.camperId, kim]) await seatIn(id, one, prado, tom);
    await db.notification.deleteMany({ where: { tripId: id } });
    return trip;
  }

  test.each<[string, (trip: Awaited<ReturnType<typeof allInThePrado>>) => Promise<unknown>]>([
    [
      'its drivetrain is changed',
      ({ mia, prado }) =>
        call(saveRide, 'PUT', { as: mia, params: { id: prado }, body: { drivetrain: '2 Wheel Drive' } }),
    ],
    ['its household no longer brings it', ({ mia, id }) => bring(mia, id)],
    [
      'the trip goes where it doesn’t get to',
      async ({ mia, id, prado }) => {
        await db.ride.update({ where: { id: prado }, data: { drivetrain: 'All Wheel Drive' } });
        await db.trip.update({ where: { id }, data: { campsiteId: null } });
        await db.ride.update({ where: { id: prado }, data: { drivetrain: '2 Wheel Drive' } });
        const { id: location_id } = await siteOf(mia, { drivetrain: '4 Wheel Drive' });
        await call(changeTrip, 'PATCH', { as: mia, params: { id }, body: { location_id } });
      },
    ],
  ])('when %s, the people in a car lose their seats and are told once', async (_, stop) => {
    const trip = await allInThePrado();
    await stop(trip);
    expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(0);
    expect((await bell(trip.tom)).filter((text) => text.includes('seat'))).toEqual([
      'Change of plan: you have no seat',
    ]);
  });

  test('a driver is told that a passenger’s household isn’t coming', async () => {
    const { mia, tom, id } = await allInThePrado();
    await answerTrip(tom.viewer, id, false);
    expect(await bell(mia)).toEqual(['Change of plan: you drive']);
  });
});
