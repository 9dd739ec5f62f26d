import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { purgeExpired } from '@/lib/tasks/purge';
import { MOST_PLANS } from '@/lib/trips/days/change-plans';
import { deletePlan, patchPlan, postPlan, putGoing, readDays, restorePlan } from '@/tests/factories/days';
import { inDays, invitationOf, party } from '@/tests/factories/trips';

const day = inDays(14);

test('a member who is going makes a plan and joins it; others join and leave with their household', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id: toms } = await invitationOf(trip, tom.email);
  const { status, body } = await postPlan(trip.id, { day, text: ' Swim ', at: '16:00', notes: '' }, tom);
  expect([status, body.plan]).toEqual([
    201,
    { id: expect.any(String), day, at: '16:00', text: 'Swim', notes: null, by: toms, households: [toms] },
  ]);
  const { id } = body.plan;
  expect((await putGoing(trip.id, id, { going: true }, mia)).body.plan.households).toEqual([trip.id, toms]);
  expect((await putGoing(trip.id, id, { going: true }, mia)).body.plan.households).toEqual([trip.id, toms]);
  expect((await putGoing(trip.id, id, { going: false }, tom)).body.plan.households).toEqual([trip.id]);
  expect((await putGoing(trip.id, id, { going: true }, ann)).status).toBe(403);
});

test('a plan is changed and deleted by its author or an organiser, and moved only to a day of the trip', async () => {
  const { mia, tom, trip } = await party();
  const { id } = (await postPlan(trip.id, { day, text: 'Swim' }, mia)).body.plan;
  expect((await patchPlan(trip.id, id, { at: '09:00' }, tom)).status).toBe(403);
  expect((await patchPlan(trip.id, id, { at: '09:00', day: inDays(15) }, mia)).body.plan).toMatchObject({
    ...{ at: '09:00', day: inDays(15), text: 'Swim' },
  });
  expect((await patchPlan(trip.id, id, { at: null }, mia)).body.plan.at).toBeNull();
  expect((await patchPlan(trip.id, id, { day: inDays(40) }, mia)).body.fields).toHaveProperty('day');
  expect((await deletePlan(trip.id, id, tom)).status).toBe(403);
  expect((await deletePlan(trip.id, id, mia)).body).toEqual({ id });
  expect((await deletePlan(trip.id, id, mia)).status).toBe(404);
});

test('a deleted plan can be restored with its households for an hour', async () => {
  const { mia, tom, trip } = await party();
  const { id, households } = (await postPlan(trip.id, { day, text: 'Swim' }, mia)).body.plan;
  const both = (await putGoing(trip.id, id, { going: true }, tom)).body.plan.households;
  expect(both).toHaveLength(households.length + 1);
  await deletePlan(trip.id, id, mia);
  const plansOf = async () => (await readDays(trip.id, tom)).body.days.flatMap(({ plans }) => plans);
  expect(await plansOf()).toEqual([]);
  for (const call of [
    patchPlan(trip.id, id, { at: '09:00' }, mia),
    putGoing(trip.id, id, { going: true }, tom),
  ])
    expect((await call).status).toBe(404);
  expect((await restorePlan(trip.id, id, tom)).status).toBe(403);
  for (let count = 0; count < 2; count++)
    expect((await restorePlan(trip.id, id, mia)).body.plan.households).toEqual(both);
  expect(await plansOf()).toMatchObject([{ id, households: both }]);
  await deletePlan(trip.id, id, mia);
  await db.plan.update({ where: { id }, data: { removedAt: new Date(Date.now() - 61 * 60_000) } });
  await purgeExpired();
  expect((await restorePlan(trip.id, id, mia)).status).toBe(404);
});

test('a trip with the most plans takes none back, and a deleted plan leaves room', async () => {
  const { mia, trip } = await party();
  const rows = Array.from({ length: MOST_PLANS }, (_, n) => ({
    ...{ tripId: trip.id, text: `${n}`, addedBy: trip.id, day: dateOf(day) },
  }));
  await db.plan.createMany({ data: rows });
  const { id } = await db.plan.findFirstOrThrow({ where: { tripId: trip.id } });
  await deletePlan(trip.id, id, mia);
  expect((await postPlan(trip.id, { day, text: 'Swim' }, mia)).status).toBe(201);
  expect((await restorePlan(trip.id, id, mia)).status).toBe(409);
});

test.each([
  ['day', inDays(40)],
  ['day', 'tomorrow'],
  ['at', '25:00'],
  ['at', '4 pm'],
  ['text', ' '],
  ['text', 'x'.repeat(121)],
  ['notes', 'x'.repeat(501)],
])('a plan with the %s %s is refused at its field', async (field, value) => {
  const { mia, trip } = await party();
  const { status, body } = await postPlan(trip.id, { day, text: 'Swim', [field]: value }, mia);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect((await readDays(trip.id, mia)).body.days.flatMap(({ plans }) => plans)).toEqual([]);
});

test('a trip has at most a hundred plans', async () => {
  const { mia, trip } = await party();
  const row = { tripId: trip.id, day: dateOf(day), text: 'Swim', addedBy: trip.id };
  await db.plan.createMany({ data: Array.from({ length: MOST_PLANS - 1 }, () => row) });
  const two = await Promise.all(['A', 'B'].map((text) => postPlan(trip.id, { day, text }, mia)));
  expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
});
