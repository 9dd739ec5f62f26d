import { GET as list } from '@/app/api/trips/route';
import { tripsInFeed } from '@/lib/trips/calendar/calendar-trips';
import { createFeed } from '@/lib/trips/calendar/feed';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { party } from '@/tests/factories/trips';
import { DELETE as removeInvitee } from '../invitees/[inviteId]/route';
import { POST as invite, GET as invitees } from '../invitees/route';
import { GET } from '../route';
import { PUT } from './route';

const hide = (id: string, hidden: unknown, as?: Person) =>
  call(PUT, 'PUT', { ...(as && { as }), params: { id }, body: { hidden } });
const listed = async (as: Person, query?: Record<string, string>) =>
  (await call<{ trips: Trip[] }>(list, 'GET', { as, ...(query && { query }) })).body.trips.map(
    ({ id }) => id,
  );

test('a hidden trip is in a list of its own until it is shown again, and can still be opened', async () => {
  const { mia, ann, trip } = await party();
  const { status, body } = await hide(trip.id, true, ann);
  expect([status, body]).toEqual([200, { hidden: true }]);
  expect((await hide(trip.id, true, ann)).status).toBe(200);
  expect(await listed(ann)).toEqual([]);
  expect(await listed(ann, { hidden: 'true' })).toEqual([trip.id]);
  expect((await call(GET, 'GET', { as: ann, params: { id: trip.id } })).status).toBe(200);
  expect(await listed(mia)).toEqual([trip.id]);
  expect(await listed(mia, { hidden: 'true' })).toEqual([]);

  expect((await hide(trip.id, false, ann)).body).toEqual({ hidden: false });
  expect(await listed(ann)).toEqual([trip.id]);
});

test('an organiser can hide their own trip', async () => {
  const { mia, trip } = await party();
  await hide(trip.id, true, mia);
  expect(await listed(mia)).toEqual([]);
});

test('a calendar feed leaves a hidden trip out', async () => {
  const { tom, trip } = await party();
  const token = (await createFeed(tom.viewer)).url.split('/').at(-1) ?? '';
  expect((await tripsInFeed(token))?.map(({ id }) => id)).toEqual([trip.id]);
  await hide(trip.id, true, tom);
  expect(await tripsInFeed(token)).toEqual([]);
});

test('a person who is removed and invited again sees the trip again', async () => {
  const { mia, ann, trip } = await party();
  await hide(trip.id, true, ann);
  const params = { id: trip.id };
  const { body } = await call<{ invitees: { id: string; name: string }[] }>(invitees, 'GET', {
    as: mia,
    params,
  });
  const inviteId = body.invitees.find(({ name }) => name === 'Ann')?.id ?? '';
  await call(removeInvitee, 'DELETE', { as: mia, params: { ...params, inviteId } });
  await call(invite, 'POST', { as: mia, params, body: { invitees: [ann.email] } });
  expect(await listed(ann)).toEqual([trip.id]);
});

test('a signed-out caller is refused, and a stranger cannot tell that the trip exists', async () => {
  const { eve, trip } = await party();
  expect((await hide(trip.id, true)).status).toBe(401);
  expect((await hide(trip.id, true, eve)).status).toBe(404);
});

test.each([null, 'true', 1, undefined])('hidden is true or false, not %j', async (hidden) => {
  const { ann, trip } = await party();
  expect(await hide(trip.id, hidden, ann)).toMatchObject({
    status: 400,
    body: { fields: { hidden: expect.any(String) } },
  });
});
