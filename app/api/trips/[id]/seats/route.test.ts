import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { countQueries } from '@/tests/count-queries';
import { person } from '@/tests/factories/people';
import { bring, carOf, childOf, readSeats, ridersFor, ridingTogether, seatIn } from '@/tests/factories/seats';
import { addAccount } from '@/tests/factories/trip-households';
import { appoint, invitationOf, moveTo, plan } from '@/tests/factories/trips';

test('every invitee sees the cars and the people without a seat, including babies and without pets', async () => {
  const { mia, tom, ann, id, prado, kim, caravan } = await ridingTogether();
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

test('organisers and co-organisers seat other households’ people', async () => {
  const { mia, tom, ann, id, prado, kim } = await ridingTogether();
  expect(await seatIn(id, mia.camperId, prado, tom)).toMatchObject({
    status: 403,
    body: { error: 'Only an organiser can seat other people’s crew.' },
  });
  expect((await seatIn(id, kim, prado, mia)).status).toBe(200);
  // A co-organiser may change the seats even before they have answered.
  await appoint({ id }, ann);
  expect((await seatIn(id, mia.camperId, prado, ann)).status).toBe(200);
  expect(await ridersFor(tom, id)).toEqual({ 'Mia’s Prado': ['Mia', 'Kim'], nowhere: ['Tom'] });
});

test('is refused for signed-out people and strangers, and people who aren’t going can’t change it', async () => {
  const { ann, eve, id, prado, kim } = await ridingTogether();
  expect([(await readSeats(id)).status, (await seatIn(id, kim, prado)).status]).toEqual([401, 401]);
  expect([(await readSeats(id, eve)).status, (await seatIn(id, kim, prado, eve)).status]).toEqual([404, 404]);
  expect((await seatIn(id, ann.camperId, prado, ann)).status).toBe(403);
  expect(await db.tripSeat.count({ where: { tripId: id } })).toBe(0);
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
  const { mia, tom, eve, id, prado, kim, dog, caravan } = await ridingTogether();
  await seatIn(id, kim, prado, tom);
  const [left, home] = [await carOf(mia, 'Left at home'), await childOf(tom, 'Home')];
  const refused = [
    [400, 'ride_id', kim, left, tom],
    [400, 'ride_id', kim, caravan, tom],
    [400, 'person_id', home, prado, tom],
    [400, 'person_id', dog, prado, tom],
    [400, 'person_id', 'nonsense', prado, tom],
    [403, undefined, home, prado, await goingToo(id, mia)],
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

async function goingToo(tripId: string, { viewer }: { viewer: { profileId: string } }) {
  const zoe = await person('Zoe');
  expect(viewer.profileId).not.toBe(zoe.viewer.profileId);
  await addAccount({ id: tripId }, zoe);
  await bring(zoe, tripId);
  return zoe;
}

test('once the trip is over or called off, seats can’t be changed', async () => {
  const { mia, tom, id, prado, kim } = await ridingTogether();
  await seatIn(id, kim, prado, tom);
  await moveTo({ id }, -9, -7);
  expect((await seatIn(id, kim, null, tom)).status).toBe(409);
  await moveTo({ id }, 7, 9);
  await callOffTrip(mia.viewer, id);
  expect((await seatIn(id, kim, null, mia)).status).toBe(409);
  expect(await ridersFor(tom, id)).toMatchObject({ 'Mia’s Prado': ['Mia', 'Kim'] });
});

test('a trip without cars says so, and reading costs one query besides the session’s', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const { queries, result } = await countQueries(() => readSeats(id, mia));
  expect(queries).toHaveLength(2);
  expect(result.body).toMatchObject({ cars: [], unseated: [{ name: 'Mia' }], untowed: [] });
});

test('an organiser may know that a member’s other crew isn’t coming, and it has no seat', async () => {
  const { mia, tom, ann, id, prado } = await ridingTogether();
  const leo = await childOf(ann, 'Leo');
  expect((await seatIn(id, leo, prado, mia)).body.fields).toHaveProperty('person_id');
  expect((await seatIn(id, leo, prado, tom)).status).toBe(403);
});
