import { db } from '@/lib/server/db/client';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { bringAlong } from '@/tests/factories/trip-households';
import { appoint, invitedToken, party } from '@/tests/factories/trips';
import { PUT } from './route';

const show = (id: string, shown: unknown, as?: Person) =>
  call<{ shown: boolean; fields?: object }>(PUT, 'PUT', {
    ...(as && { as }),
    params: { id },
    body: { shown },
  });

test('invitations name who is going until an organiser turns that off, and always say how many', async () => {
  const { mia, tom, address, trip } = await party();
  const token = await invitedToken(address);
  const coming = async () => (await getInvitation(null, token))?.coming;
  expect(await coming()).toEqual({ names: ['Mia', 'Tom'], households: 2, people: 2 });
  expect(await show(trip.id, false, mia)).toMatchObject({ status: 200, body: { shown: false } });
  expect(await coming()).toEqual({ names: null, households: 2, people: 2 });
  await appoint(trip, tom);
  expect((await show(trip.id, true, tom)).body).toEqual({ shown: true });
  expect((await coming())?.names).toEqual(['Mia', 'Tom']);
});

test('without names nobody’s free seats are shown either', async () => {
  const { mia, tom, address, trip } = await party();
  const { id: rideId } = await db.ride.create({
    data: {
      profileId: tom.viewer.profileId,
      type: 'car',
      make: 'Ford',
      model: 'Ranger',
      drivetrain: '4 Wheel Drive',
      seats: 5,
    },
  });
  await bringAlong(trip, tom, [], [rideId]);
  const offers = async () => (await getInvitation(null, await invitedToken(address)))?.fit.offers;
  expect((await offers())?.seats).not.toEqual([]);
  await show(trip.id, false, mia);
  expect(await offers()).toEqual({ seats: [], tows: [] });
});

test('is only for organisers', async () => {
  const { mia, tom, eve, trip } = await party();
  expect((await show(trip.id, false)).status).toBe(401);
  expect((await show(trip.id, false, eve)).status).toBe(404);
  expect((await show(trip.id, false, tom)).status).toBe(403);
  const wrong = await show(trip.id, 'no', mia);
  expect([wrong.status, wrong.body.fields]).toEqual([400, { shown: 'Please say yes or no.' }]);
});
