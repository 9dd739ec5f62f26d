import { randomUUID } from 'node:crypto';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { bring, carOf, readSeats, ridingTogether, type Seats } from '@/tests/factories/seats';
import { appoint } from '@/tests/factories/trips';
import { PUT } from './route';

type Answer = Seats & { fields?: Record<string, string> };

const choose = (id: string, lead: unknown, tail: unknown, as?: Person) =>
  call<Answer>(PUT, 'PUT', { ...(as && { as }), params: { id }, body: { lead, tail } });

/** Creates a trip on which Mia's Prado and Tom's Corolla drive to one site. */
async function twoCars() {
  const trip = await ridingTogether();
  const corolla = await carOf(trip.tom, 'Corolla');
  await bring(trip.tom, trip.id, [], [corolla]);
  const places = async (as: Person) =>
    Object.fromEntries(
      (await readSeats(trip.id, as)).body.cars.map(({ ride_id, convoy }) => [ride_id, convoy]),
    );
  return { ...trip, corolla, places };
}

test('organisers choose which car leads and which comes last, and everybody reads it', async () => {
  const { mia, tom, ann, id, prado, corolla, places } = await twoCars();
  expect(await places(ann)).toEqual({ [prado]: null, [corolla]: null });
  const { status, body } = await choose(id, prado, corolla, mia);
  expect([status, body]).toEqual([200, (await readSeats(id, tom)).body]);
  expect(await places(ann)).toEqual({ [prado]: 'lead', [corolla]: 'tail' });
  await appoint({ id }, tom);
  await choose(id, corolla, prado, tom);
  expect(await places(ann)).toEqual({ [prado]: 'tail', [corolla]: 'lead' });
  await choose(id, prado, null, mia);
  expect(await places(ann)).toEqual({ [prado]: 'lead', [corolla]: null });
  await choose(id, '', '', mia);
  expect(await places(ann)).toEqual({ [prado]: null, [corolla]: null });
});

test('one car can’t lead and come last, and a car that isn’t coming does neither; the old choice stays', async () => {
  const { mia, id, prado, corolla, places } = await twoCars();
  await choose(id, prado, corolla, mia);
  for (const [lead, tail, fields] of [
    [prado, prado, { tail: 'Please choose another car: that one leads.' }],
    [randomUUID(), corolla, { lead: 'That car isn’t coming on this trip.' }],
    [corolla, randomUUID(), { tail: 'That car isn’t coming on this trip.' }],
    ['x', null, { lead: 'This is not an id.' }],
  ] as const) {
    const refused = await choose(id, lead, tail, mia);
    expect([refused.status, refused.body.fields]).toEqual([400, fields]);
  }
  expect((await choose(id, undefined, null, mia)).status).toBe(400);
  expect(await places(mia)).toEqual({ [prado]: 'lead', [corolla]: 'tail' });
});

test('a car whose household isn’t going any more no longer leads', async () => {
  const { mia, tom, id, prado, corolla, places } = await twoCars();
  await choose(id, corolla, prado, mia);
  await answerTrip(tom.viewer, id, false);
  expect(await places(mia)).toEqual({ [prado]: 'tail' });
  expect((await choose(id, corolla, prado, mia)).status).toBe(400);
  expect((await choose(id, prado, null, mia)).status).toBe(200);
});
