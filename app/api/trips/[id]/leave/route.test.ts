import { GET as list } from '@/app/api/trips/route';
import { db } from '@/lib/server/db/client';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { read } from '@/tests/factories/guests';
import type { Person } from '@/tests/factories/people';
import { appoint, invitationOf, invitedToken, party } from '@/tests/factories/trips';
import { PUT as hide } from '../hidden/route';
import { POST as invite } from '../invitees/route';
import { GET } from '../route';
import { POST } from './route';

const leave = (id: string, as?: Person) =>
  call<{ id?: string; error?: string }>(POST, 'POST', { ...(as && { as }), params: { id } });

test('leaving removes the person’s answer, people and link from the trip', async () => {
  const { tom, trip } = await party();
  const token = await invitedToken(tom.email);
  const { status, body } = await leave(trip.id, tom);
  expect([status, body]).toEqual([200, { id: trip.id }]);
  await expect(invitationOf(trip, tom.email)).rejects.toThrow();
  const { profileId } = tom.viewer;
  expect(await db.tripPerson.count({ where: { tripId: trip.id, crewMember: { profileId } } })).toBe(0);
  expect((await call(GET, 'GET', { as: tom, params: { id: trip.id } })).status).toBe(404);
  expect((await read(token, tom)).status).toBe(404);
});

test('a person who had hidden the trip before leaving sees it when they are invited again', async () => {
  const { mia, tom, trip } = await party();
  const params = { id: trip.id };
  await call(hide, 'PUT', { as: tom, params, body: { hidden: true } });
  await leave(trip.id, tom);
  await call(invite, 'POST', { as: mia, params, body: { invitees: [tom.email] } });
  const { body } = await call<{ trips: Trip[] }>(list, 'GET', { as: tom });
  expect(body.trips.map(({ id }) => id)).toEqual([trip.id]);
});

test('a co-organiser can leave, and so can a person on a trip that was called off', async () => {
  const { tom, zoe, trip } = await party();
  await appoint(trip, tom);
  expect((await leave(trip.id, tom)).status).toBe(200);
  await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
  expect((await leave(trip.id, zoe)).status).toBe(200);
});

test('the organiser cannot leave, and reads what they can do instead', async () => {
  const { mia, trip } = await party();
  const { status, body } = await leave(trip.id, mia);
  expect([status, body.error]).toEqual([
    403,
    'You organise this trip, so you can’t leave it. You can call it off instead.',
  ]);
});

test('a signed-out caller is refused; strangers, and people who have left, cannot tell that the trip exists', async () => {
  const { ann, eve, trip } = await party();
  expect((await leave(trip.id)).status).toBe(401);
  expect((await leave(trip.id, eve)).status).toBe(404);
  await leave(trip.id, ann);
  expect((await leave(trip.id, ann)).status).toBe(404);
});
