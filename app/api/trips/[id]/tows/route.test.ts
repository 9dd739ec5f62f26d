import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { bring, caravanOf, carOf, readSeats, ridingTogether, towBy } from '@/tests/factories/seats';

const towsOf = async (...[id, as]: Parameters<typeof readSeats>) =>
  (await readSeats(id, as)).body.cars.flatMap(({ tows }) => tows);

test('somebody going has any car that can tow take their own trailer, and takes it back', async () => {
  const { mia, tom, id, prado, caravan } = await ridingTogether();
  const towed = await towBy(id, caravan, prado, tom);
  expect([towed.status, towed.body.untowed]).toEqual([200, []]);
  expect(towed.body).toEqual((await readSeats(id, mia)).body);
  expect(await towsOf(id, mia)).toEqual([caravan]);
  expect((await towBy(id, caravan, prado, tom)).status).toBe(200);
  expect((await towBy(id, caravan, null, tom)).body.untowed).toMatchObject([{ ride_id: caravan }]);
  expect(await db.tripTow.count({ where: { tripId: id } })).toBe(0);
});

test('another household’s trailer is an organiser’s to hitch', async () => {
  const { mia, tom, id, prado, kim, caravan } = await ridingTogether();
  const mias = await caravanOf(mia);
  await bring(mia, id, [], [prado, mias]);
  expect((await towBy(id, mias, prado, tom)).status).toBe(403);
  expect((await towBy(id, caravan, prado, mia)).status).toBe(200);
  await bring(tom, id, [kim], [caravan]);
  expect(await towsOf(id, tom)).toEqual([caravan]);
});

test('a car that can’t tow, or tows already, is refused', async () => {
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
  // What is kept from when it could tow is in nobody's way once it can again.
  await db.ride.update({ where: { id: prado }, data: { canTow: false } });
  await towBy(id, caravan, null, tom);
  await db.ride.update({ where: { id: prado }, data: { canTow: true } });
  expect((await towBy(id, second, prado, tom)).status).toBe(200);
  expect(await towsOf(id, tom)).toEqual([second]);
});

test('is nobody’s who is signed out or a stranger, and not to be changed by who isn’t going', async () => {
  const { ann, eve, id, prado, caravan } = await ridingTogether();
  expect((await towBy(id, caravan, prado)).status).toBe(401);
  expect((await towBy(id, caravan, prado, eve)).status).toBe(404);
  expect((await towBy(id, caravan, prado, ann)).status).toBe(403);
});

test('what isn’t coming is 400, what isn’t anybody’s there 404', async () => {
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
