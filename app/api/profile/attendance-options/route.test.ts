import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { GET } from './route';

test('the options are the caller’s own crew and vehicles, and nobody else’s', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const { viewer } of [mia, tom]) {
    await db.ride.create({ data: { profileId: viewer.profileId, type: 'boat', boatType: 'Sailboat' } });
  }
  const { body } = await call<{ crew: { id: string }[]; vehicles: object[] }>(GET, 'GET', { as: mia });
  expect(body.crew.map(({ id }) => id)).toEqual([mia.camperId]);
  expect(body.vehicles).toMatchObject([{ type: 'boat', boat_type: 'Sailboat' }]);
});

test('the signed-out are asked to log in', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
});
