import { POST as ADD } from '@/app/api/rides/route';
import type { Ride } from '@/lib/household/rides/schema';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { broughtBy, plan } from '@/tests/factories/trips';
import { DELETE } from '../route';
import { POST } from './route';

const van = { type: 'trailer', trailer_type: 'Caravan', description: 'Seven metres' };

const restore = (as: Person | undefined, id: string) =>
  call<{ ride: Ride }>(POST, 'POST', { as, params: { id }, body: {} });

async function ownVan(as: Person) {
  return (await call<{ ride: Ride }>(ADD, 'POST', { as, body: van })).body.ride.id;
}
const remove = (as: Person, id: string) => call(DELETE, 'DELETE', { as, params: { id } });

test('a deleted ride is restored unchanged, on the trips that it was on', async () => {
  const mia = await person();
  const id = await ownVan(mia);
  const trip = await plan(mia, { owner_ride_ids: [id] });
  await remove(mia, id);
  expect(await restore(mia, id)).toMatchObject({ status: 201, body: { ride: { id, ...van } } });
  expect((await broughtBy(trip.id, mia.viewer.profileId)).rides).toEqual([id]);
});

test('only its owner can restore it', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const id = await ownVan(mia);
  await remove(mia, id);
  expect((await restore(undefined, id)).status).toBe(401);
  expect((await restore(tom, id)).status).toBe(404);
  expect((await restore(mia, 'nonsense')).status).toBe(404);
});
