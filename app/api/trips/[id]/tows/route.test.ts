import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { bring, caravanOf, carOf, readSeats, ridingTogether, towBy } from '@/tests/factories/seats';

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

test('only an organiser hitches another household’s trailer', async () => {
  const { mia, tom, id, prado, kim, caravan } = await ridingTogether();
  const mias = await caravanOf(mia);
  await bring(mia, id, [], [prado, mias]);
  expect((await towBy(id, mias, prado, tom)).status).toBe(403);
  expect((await towBy(id, caravan, prado, mia)).status).toBe(200);
  await bring(tom, id, [kim], [caravan]);
  expect(await towsOf(id, tom)).toEqual([caravan]);
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

test('is refused for signed-out people and strangers, and people who aren’t going can’t change it', async () => {
  const { ann, eve, id, prado, caravan } = await ridingTogether();
  expect((await towBy(id, caravan, prado)).status).toBe(401);
  expect((await towBy(id, caravan, prado, eve)).status).toBe(404);
  expect((await towBy(id, caravan, prado, ann)).status).toBe(403);
});

test('trailers and cars that aren’t coming are 400, unknown ones are 404', async () => {
  const { mia, tom, eve, id, prado, caravan } = await ridingTogether();
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
