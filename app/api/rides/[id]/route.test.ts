import type { Ride } from '@/lib/household/rides/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { POST } from '../route';
import { DELETE, PUT } from './route';

interface Body {
  ride: Ride;
  id: string;
  error: string;
  fields: Record<string, string>;
}

const prado = {
  type: 'car',
  make: 'Toyota',
  model: 'Prado',
  colour: 'Silver',
  registration: '123ABC',
  drivetrain: '4 Wheel Drive',
};
const camper = { type: 'trailer', trailer_type: 'Camper Trailer', description: 'Sleeps six' };
const kayak = { type: 'boat', boat_type: 'Paddleboat', description: 'A double kayak' };

async function rideOf(as: Person, body: object = prado): Promise<string> {
  return (await call<Body>(POST, 'POST', { as, body })).body.ride.id;
}
const put = (as: Person | undefined, id: string, body: unknown) =>
  call<Body>(PUT, 'PUT', { as, params: { id }, body });
const remove = (as: Person | undefined, id: string) => call<Body>(DELETE, 'DELETE', { as, params: { id } });
const rowOf = (id: string) => db.ride.findUnique({ where: { id } });

const notIds = ['1', '', 'null', "' or 1=1 --", 'x'.repeat(500), '00000000-0000-0000-0000'];

describe('changing a ride', () => {
  test('needs a signed-in person', async () => {
    const id = await rideOf(await person());
    expect((await put(undefined, id, { colour: 'Red' })).status).toBe(401);
  });

  test('is only for its owner: for anybody else the ride does not exist', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const id = await rideOf(mia);
    expect(await put(tom, id, { colour: 'Red' })).toMatchObject({
      status: 404,
      body: { error: 'We can’t find that. It may be gone, or it may not be yours.' },
    });
    expect(await rowOf(id)).toMatchObject({ colour: 'Silver' });
  });

  test.each(notIds)('by the id %j finds nothing', async (id) => {
    expect((await put(await person(), id, { colour: 'Red' })).status).toBe(404);
  });

  test('changes the given fields and keeps the rest', async () => {
    const mia = await person();
    for (const [ride, change] of [
      [prado, { colour: 'Red', registration: null, description: 'Roof racks' }],
      [camper, { trailer_type: 'Caravan' }],
      [kayak, { description: null }],
    ] as const) {
      const id = await rideOf(mia, ride);
      expect(await put(mia, id, change)).toMatchObject({
        status: 200,
        body: { ride: { ...ride, ...change, id } },
      });
      expect(await put(mia, id, ride)).toMatchObject({ status: 200, body: { ride: { ...ride, id } } });
    }
  });

  test('without fields responds with the ride unchanged', async () => {
    const mia = await person();
    const id = await rideOf(mia);
    for (const body of [{}, { seats: 5 }])
      expect(await put(mia, id, body)).toMatchObject({ status: 200, body: { ride: { ...prado, id } } });
  });

  test('an empty registration is stored as null', async () => {
    const mia = await person();
    const id = await rideOf(mia);
    expect((await put(mia, id, { registration: '' })).body.ride).toMatchObject({ registration: null });
  });

  test('never changes its type', async () => {
    const mia = await person();
    const id = await rideOf(mia);
    expect((await put(mia, id, { type: 'boat', colour: 'Red' })).body.ride).toMatchObject({
      type: 'car',
      colour: 'Red',
    });
  });

  test('refuses the fields of another type', async () => {
    const mia = await person();
    const [car, trailer, boat] = [await rideOf(mia), await rideOf(mia, camper), await rideOf(mia, kayak)];
    for (const [id, field, value] of [
      [car, 'boat_type', 'Other'],
      [trailer, 'make', 'Jayco'],
      [trailer, 'registration', '123ABC'],
      [boat, 'trailer_type', 'Other'],
    ] as const) {
      const refused = await put(mia, id, { [field]: value });
      expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    }
  });

  test.each([...missingTexts.slice(1), ...badTexts])('to %s is refused at the field', async (_, value) => {
    const mia = await person();
    for (const [ride, field] of [
      [prado, 'make'],
      [prado, 'drivetrain'],
      [camper, 'trailer_type'],
      [kayak, 'boat_type'],
    ] as const) {
      const refused = await put(mia, await rideOf(mia, ride), { [field]: value });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    }
  });
});

describe('deleting a ride', () => {
  test('needs a signed-in person', async () => {
    const id = await rideOf(await person());
    expect((await remove(undefined, id)).status).toBe(401);
    expect(await rowOf(id)).not.toBeNull();
  });

  test('is only for its owner: for anybody else the ride does not exist', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const id = await rideOf(mia);
    expect((await remove(tom, id)).status).toBe(404);
    expect(await rowOf(id)).not.toBeNull();
  });

  test.each(notIds)('by the id %j finds nothing', async (id) => {
    expect((await remove(await person(), id)).status).toBe(404);
  });

  test('responds with the id, and the second time finds nothing', async () => {
    const mia = await person();
    const id = await rideOf(mia);
    expect(await remove(mia, id)).toMatchObject({ status: 200, body: { id } });
    expect((await remove(mia, id)).status).toBe(404);
  });
});
