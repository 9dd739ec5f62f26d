import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { bring, readSeats, ridersFor, ridingTogether, type Seats, seatIn } from '@/tests/factories/seats';
import { appoint } from '@/tests/factories/trips';
import { POST, PUT } from './route';

const suggest = (id: string, body: object, as?: Person) =>
  call<Seats>(POST, 'POST', { ...(as && { as }), params: { id }, body });

const undo = (id: string, body: unknown, as?: Person) =>
  call<Seats & { fields?: object }>(PUT, 'PUT', { ...(as && { as }), params: { id }, body });

const everybody = { 'Mia’s Prado': ['Mia', 'Tom', 'Kim'], nowhere: [] };
const nobody = { 'Mia’s Prado': ['Mia'], nowhere: ['Tom', 'Kim'] };

test('anybody on the trip may ask for a suggestion, which changes nothing', async () => {
  const { ann, id, caravan } = await ridingTogether();
  const { status, body } = await suggest(id, {}, ann);
  expect(status).toBe(200);
  expect(body.cars[0]?.passengers.map(({ name }) => name)).toEqual(['Mia', 'Tom', 'Kim']);
  expect([body.cars[0]?.tows, body.unseated, body.untowed]).toEqual([[caravan], [], []]);
  expect(await ridersFor(ann, id)).toEqual(nobody);
});

test('an organiser or co-organiser saves it, and seated people keep their seats', async () => {
  const { mia, tom, id, prado, kim } = await ridingTogether();
  await seatIn(id, kim, prado, tom);
  const { body } = await suggest(id, { apply: true }, mia);
  expect(body).toEqual((await readSeats(id, tom)).body);
  expect(await ridersFor(tom, id)).toEqual(everybody);
  await appoint({ id }, tom);
  expect((await suggest(id, { apply: true }, tom)).status).toBe(200);
});

test('only organisers save and undo it; for a stranger there is no trip', async () => {
  const { tom, ann, eve, id } = await ridingTogether();
  const earlier = { seats: [], tows: [] };
  const statuses = async (as?: Person) => [
    (await suggest(id, {}, as)).status,
    (await suggest(id, { apply: true }, as)).status,
    (await undo(id, earlier, as)).status,
  ];
  expect(await statuses()).toEqual([401, 401, 401]);
  expect(await statuses(eve)).toEqual([404, 404, 404]);
  expect(await statuses(ann)).toEqual([200, 403, 403]);
  expect(await statuses(tom)).toEqual([200, 403, 403]);
  expect(await db.tripSeat.count({ where: { tripId: id } })).toBe(0);
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

test('an invalid body and a trip that was called off are refused', async () => {
  const { mia, id } = await ridingTogether();
  expect((await suggest(id, { apply: 'yes' }, mia)).status).toBe(400);
  expect((await undo(id, { seats: [{ person_id: 1, ride_id: null }], tows: [] }, mia)).status).toBe(400);
  expect((await undo(id, {}, mia)).status).toBe(400);
  await callOffTrip(mia.viewer, id);
  expect((await suggest(id, { apply: true }, mia)).status).toBe(409);
  expect((await undo(id, { seats: [], tows: [] }, mia)).status).toBe(409);
});
