import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { uniqueEmail } from '@/tests/factories/people';
import { appoint, inDays, moveTo, party, toldSince } from '@/tests/factories/trips';
import { POST as invite } from './invitees/route';
import { DELETE, PATCH } from './route';

const refusal = { status: 409, body: { error: 'This trip is over.' } };

test('neither the organiser nor a co-organiser can invite to a trip that is over', async () => {
  const { mia, tom, trip } = await party();
  await appoint(trip, tom);
  const late = uniqueEmail('late');
  const send = (as: typeof mia) =>
    call(invite, 'POST', { as, params: { id: trip.id }, body: { invitees: [late] } });
  await moveTo(trip, -1, 0);
  expect(await send(mia)).toMatchObject({ status: 200, body: { invited: 1 } });
  await moveTo(trip, -9, -2);
  expect(await send(mia)).toMatchObject(refusal);
  expect(await send(tom)).toMatchObject(refusal);
});

test('a trip that is over can’t be called off, and nobody is told so', async () => {
  const { mia, ann, trip } = await party();
  await moveTo(trip, -9, -2);
  expect(await call(DELETE, 'DELETE', { as: mia, params: { id: trip.id } })).toMatchObject(refusal);
  expect(await toldSince(ann.email)).toEqual([]);
});

test('a trip with the wrong year can still be moved, and then takes invitees again', async () => {
  const { mia, trip } = await party();
  await moveTo(trip, -9, -2);
  const params = { id: trip.id };
  const dates = { start_date: inDays(30), end_date: inDays(32) };
  const moved = await call<{ trip: Trip }>(PATCH, 'PATCH', { as: mia, params, body: dates });
  expect(moved).toMatchObject({ status: 200, body: { trip: dates } });
  const body = { invitees: [uniqueEmail()] };
  expect((await call(invite, 'POST', { as: mia, params, body })).status).toBe(200);
});
