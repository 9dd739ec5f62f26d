import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { type Person, person } from '@/tests/factories/people';
import { takeOff } from '@/tests/factories/trip-households';
import { plan } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: Person) =>
  call<{ trip: Trip }>(GET, 'GET', { ...(as && { as }), params: { id } });
async function tripOf() {
  const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
  return { mia, tom, eve, trip: await plan(mia, { invitees: [tom.email] }) };
}

describe('reading a trip', () => {
  test('its organiser and its invitees see it, each with their own answer', async () => {
    const { mia, tom, trip } = await tripOf();
    expect((await read(trip.id, mia)).body).toEqual({ trip });
    expect((await read(trip.id, tom)).body).toEqual({
      trip: { ...trip, attending: null, status: 'Pending' },
    });
  });

  test('a stranger cannot tell that it exists', async () => {
    const { eve, trip } = await tripOf();
    const strange = await read(trip.id, eve);
    const missing = await read('018f3c5e-7d2a-7000-8000-000000000000', eve);
    expect([strange.status, strange.body]).toEqual([404, missing.body]);
    expect((await read('nonsense', eve)).body).toEqual(missing.body);
  });

  test('the signed-out are asked to log in', async () => {
    const { trip } = await tripOf();
    expect((await read(trip.id)).status).toBe(401);
  });

  test('a removed invitee can’t see it any more', async () => {
    const { tom, trip } = await tripOf();
    await takeOff(trip, tom.email);
    expect((await read(trip.id, tom)).status).toBe(404);
  });

  test('costs one query besides the session’s', async () => {
    const { tom, trip } = await tripOf();
    expect((await countQueries(() => read(trip.id, tom))).queries).toHaveLength(2);
  });
});
