import { randomUUID } from 'node:crypto';
import { PUT as saveMember } from '@/app/api/crew/[id]/route';
import { PUT as saveRide } from '@/app/api/rides/[id]/route';
import { PUT as answerFinding } from '@/app/api/trips/[id]/fit/[key]/route';
import { GET as getFit } from '@/app/api/trips/[id]/fit/route';
import { GET as getHeadcount } from '@/app/api/trips/[id]/headcount/route';
import { PATCH as changeTrip } from '@/app/api/trips/[id]/route';
import { PUT as seat } from '@/app/api/trips/[id]/seats/route';
import { POST as suggest, PUT as undo } from '@/app/api/trips/[id]/seats/suggestion/route';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { listNotifications } from '@/lib/trips/notifications/list-notifications';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import type { Person } from '@/tests/factories/people';
import {
  bring,
  carOf,
  readSeats,
  ridersFor,
  ridingTogether,
  type Seats,
  seatIn,
  towBy,
} from '@/tests/factories/seats';
import { toldSince } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { PUT } from './route';

const change = (id: string, ride: string, body: unknown, as?: Person) =>
  call<Seats & { error: string }>(PUT, 'PUT', { ...(as && { as }), params: { id, ride }, body });

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
  await call(suggest, 'POST', { as: mia, params: { id }, body: { apply: true } });
  expect(await ridersFor(mia, id)).toEqual({
    'Mia’s Prado': ['Mia', 'Tom', 'Kim'],
    'Tom’s Corolla': [],
    nowhere: [],
  });
  expect((await seatIn(id, tom.camperId, prado, tom)).status).toBe(200);
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
  expect((await change(id, corolla, { anyway: true }, tom)).status).toBe(403);
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
  const { mia, tom, id, corolla, prado } = await atTheFord();
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
    [{ person_id: tom.camperId, name: 'Tom', leg: 'first' }],
    4,
  ]);
  expect(body.free).toEqual({ to_site: 2, part_way: 4 });
  expect(body.unseated.map(({ name }) => name)).toEqual(['Tom', 'Kim']);
  expect(body).toEqual((await readSeats(id, mia)).body);
  await call(undo, 'PUT', { as: mia, params: { id }, body: { seats: [], tows: [] } });
  await change(id, corolla, { parks_at: 'the lower gate' }, mia);
  expect((await readSeats(id, mia)).body).toEqual({
    ...body,
    cars: body.cars.map((car, at) => (at === 1 ? { ...car, parks_at: 'the lower gate' } : car)),
  });
  const { cars } = (await ride({ ride_id: prado })).body;
  expect(cars.map(({ passengers }) => passengers.length)).toEqual([2, 0]);
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
      await call<{ findings: { rule: string; level: string }[] }>(getFit, 'GET', { as: mia, params: { id } })
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
