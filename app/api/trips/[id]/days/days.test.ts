import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { purgeExpired } from '@/lib/tasks/purge';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { copyTrip } from '@/lib/trips/copy/copy-trip';
import { MOST_PLANS } from '@/lib/trips/days/change-plans';
import { countQueries } from '@/tests/count-queries';
import {
  deletePlan,
  patchPlan,
  postPlan,
  putDuties,
  putGoing,
  putTurn,
  readDays,
  restorePlan,
  suggestDuties,
} from '@/tests/factories/days';
import { putMeal } from '@/tests/factories/meals';
import { changeHousehold, takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, party, plan, tripForm } from '@/tests/factories/trips';

/** A trip for tests that look only at a plan of their own. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

const day = inDays(14);
const [second, last] = [inDays(15), inDays(17)];

test('a day lists arrivals and departures, meals, turns and plans', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id: toms } = await invitationOf(trip, tom.email);
  await changeHousehold(trip, tom.email, { arriveOn: new Date(second) });
  await putMeal(trip.id, { day, meal: 'dinner' }, { title: 'Burgers', cook: true }, mia);
  await putTurn(trip.id, second, 2, { household_id: toms }, tom);
  await postPlan(trip.id, { day, text: 'Swim at the bend', at: '16:00', notes: 'Shoes on' }, mia);
  await postPlan(trip.id, { day, text: 'Cave tour' }, mia);
  for (const reader of [mia, tom, ann]) {
    const { status, body } = await readDays(trip.id, reader);
    expect([status, body.duties]).toEqual([200, ['Water', 'Fire', 'Dishes']]);
    expect(body.days).toHaveLength(4);
    expect(body.days[0]).toMatchObject({ day, arriving: [trip.id], leaving: [] });
    expect(body.days[0]?.meals).toEqual([{ meal: 'dinner', title: 'Burgers', cooks: [trip.id], people: 1 }]);
    expect(body.days[0]?.plans.map(({ text, at, households }) => [text, at, households])).toEqual([
      ['Cave tour', null, [trip.id]],
      ['Swim at the bend', '16:00', [trip.id]],
    ]);
    expect(body.days[1]).toMatchObject({
      arriving: [toms],
      leaving: [],
      duties: [
        { duty: 0, household_id: null },
        { duty: 1, household_id: null },
        { duty: 2, household_id: toms },
      ],
    });
    expect(body.days[3]).toMatchObject({ leaving: [trip.id, toms], duties: [] });
  }
});

test('of two people who take the same turn at once one gets it, and the other reads who did', async () => {
  const { mia, tom, trip } = await party();
  const { id: toms } = await invitationOf(trip, tom.email);
  const [one, other] = await Promise.all([
    putTurn(trip.id, day, 0, { household_id: trip.id, from: null }, mia),
    putTurn(trip.id, day, 0, { household_id: toms, from: null }, tom),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const [holder, refused] = one.status === 200 ? ['Mia', other] : ['Tom', one];
  expect(refused.body.error).toBe(`${holder} has taken this turn: Water.`);
});

test('a turn is handed on and given back by its household, and only to people who are there', async () => {
  const { mia, tom, trip } = await party();
  const { id: toms } = await invitationOf(trip, tom.email);
  await changeHousehold(trip, tom.email, { arriveOn: new Date(second) });
  const turn = (body: unknown, who = tom, on = day) => putTurn(trip.id, on, 1, body, who);
  expect((await turn({ household_id: toms })).body).toMatchObject({
    fields: { household_id: expect.stringMatching(/^They aren’t there on /) },
  });
  expect((await turn({ household_id: toms }, tom, second)).status).toBe(200);
  // A member can give turns only to their own household. An organiser can give turns to any
  // household.
  expect((await turn({ household_id: trip.id }, tom, second)).status).toBe(403);
  expect((await turn({ household_id: trip.id }, mia, second)).status).toBe(200);
  expect((await turn({ household_id: null }, tom, second)).status).toBe(403);
  expect((await turn({ household_id: toms, from: null }, tom, second)).status).toBe(409);
  expect((await turn({ household_id: toms, from: trip.id }, tom, second)).status).toBe(200);
  expect((await turn({ household_id: null }, tom, second)).body.days[1]?.duties[1]?.household_id).toBeNull();
  // A request names the duty as the page showed it. The server refuses the request when the duty
  // has another name now.
  expect((await turn({ household_id: toms, duty: 'Dishes' }, tom, second)).status).toBe(409);
  expect((await turn({ household_id: toms, duty: 'Fire' }, tom, second)).status).toBe(200);
  // The day and the duty must exist.
  expect((await turn({ household_id: toms }, tom, inDays(40))).body.fields).toHaveProperty('day');
  expect((await turn({ household_id: toms }, tom, last)).body.fields).toHaveProperty('duty');
  expect((await putTurn(trip.id, second, 7, { household_id: toms }, tom)).status).toBe(404);
});

test('organisers choose the duties; turns of a removed duty are deleted, others stay', async () => {
  const { mia, trip } = await party();
  await putTurn(trip.id, day, 1, { household_id: trip.id }, mia);
  await putTurn(trip.id, day, 2, { household_id: trip.id }, mia);
  expect((await putDuties(trip.id, ['Water', 'water'], mia)).status).toBe(400);
  const { body } = await putDuties(trip.id, ['Set up', 'DISHES', 'Pack up'], mia);
  expect(body.duties).toEqual(['Set up', 'DISHES', 'Pack up']);
  expect(body.days.map(({ duties }) => duties)).toEqual([
    [
      { duty: 0, household_id: null },
      { duty: 1, household_id: trip.id },
    ],
    [{ duty: 1, household_id: null }],
    [{ duty: 1, household_id: null }],
    [{ duty: 2, household_id: null }],
  ]);
  expect((await readDays(trip.id, mia)).body).toEqual(body);
});

test('a suggestion shares out the free turns, and an organiser saves it', async () => {
  const { mia, tom, trip } = await party();
  const { id: toms } = await invitationOf(trip, tom.email);
  await putTurn(trip.id, day, 0, { household_id: toms }, tom);
  const suggested = await suggestDuties(trip.id, {}, tom);
  expect((await readDays(trip.id, tom)).body.days[1]?.duties[0]?.household_id).toBeNull();
  const { body } = await suggestDuties(trip.id, { apply: true }, mia);
  expect(body).toEqual(suggested.body);
  expect((await readDays(trip.id, mia)).body).toEqual(body);
  const turns = body.days.flatMap(({ duties }) => duties.map(({ household_id }) => household_id));
  expect(turns).toHaveLength(9);
  expect(Math.abs(turns.filter((id) => id === toms).length - 4.5)).toBe(0.5);
  expect(body.days[0]?.duties[0]?.household_id).toBe(toms);
});

test('a household that leaves the trip loses its turns and plans', async () => {
  const { mia, tom, trip } = await party();
  const { id: toms } = await invitationOf(trip, tom.email);
  await putTurn(trip.id, day, 0, { household_id: toms }, tom);
  const { body } = await postPlan(trip.id, { day, text: 'Swim' }, tom);
  await putGoing(trip.id, body.plan.id, { going: true }, mia);
  await changeHousehold(trip, tom.email, { attending: false });
  const shown = async () => (await readDays(trip.id, mia)).body.days[0];
  expect((await shown())?.duties[0]?.household_id).toBeNull();
  await changeHousehold(trip, tom.email, { attending: true });
  expect((await shown())?.duties[0]?.household_id).toBe(toms);
  await takeOff(trip, tom.email);
  expect(await shown()).toMatchObject({ plans: [{ text: 'Swim', households: [trip.id], by: null }] });
  expect(await db.dutyTurn.count({ where: { tripId: trip.id } })).toBe(0);
});

test('turns and plans move with the whole trip; a copy has the duties, and the plans by day number', async () => {
  const { mia, trip } = await party();
  await putDuties(trip.id, ['Water', 'Ice'], mia);
  await putTurn(trip.id, second, 1, { household_id: trip.id }, mia);
  await postPlan(trip.id, { day: second, text: 'Swim', at: '16:00' }, mia);
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(15), end_date: inDays(18) });
  const { days } = (await readDays(trip.id, mia)).body;
  expect(days[1]).toMatchObject({ duties: [{}, { household_id: trip.id }], plans: [{ text: 'Swim' }] });

  const copy = { ...tripForm(), start_date: inDays(60), end_date: inDays(62) };
  const { trip: again } = await copyTrip(mia.viewer, trip.id, copy);
  const { body } = await readDays(again.id, mia);
  expect(body.duties).toEqual(['Water', 'Ice']);
  expect(body.days[1]).toMatchObject({
    duties: [{ household_id: null }, { household_id: null }],
    plans: [{ day: inDays(61), text: 'Swim', at: '16:00', by: again.id, households: [] }],
  });
});

test('a trip that was called off can’t be changed, and is read in one query', async () => {
  const { mia, trip } = await party();
  const { body } = await postPlan(trip.id, { day, text: 'Swim' }, mia);
  await callOffTrip(mia.viewer, trip.id);
  expect((await putTurn(trip.id, day, 0, { household_id: trip.id }, mia)).status).toBe(409);
  expect((await putGoing(trip.id, body.plan.id, { going: false }, mia)).status).toBe(409);
  const { queries } = await countQueries(() => readDays(trip.id, mia));
  expect(queries.filter((query) => query.includes('duty_turns'))).toHaveLength(1);
});

describe('plans', () => {
  test('a member who is going makes a plan and joins it; others join and leave with their household', async () => {
    const { mia, tom, trip } = world;
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
  });

  test('a plan is changed and deleted, and moved only to a day of the trip', async () => {
    const { mia, trip } = world;
    const { id } = (await postPlan(trip.id, { day, text: 'Swim' }, mia)).body.plan;
    expect((await patchPlan(trip.id, id, { at: '09:00', day: inDays(15) }, mia)).body.plan).toMatchObject({
      at: '09:00',
      day: inDays(15),
      text: 'Swim',
    });
    expect((await patchPlan(trip.id, id, { at: null }, mia)).body.plan.at).toBeNull();
    expect((await patchPlan(trip.id, id, { day: inDays(40) }, mia)).body.fields).toHaveProperty('day');
    expect((await deletePlan(trip.id, id, mia)).body).toEqual({ id });
    expect((await deletePlan(trip.id, id, mia)).status).toBe(404);
    const bad = await postPlan(trip.id, { day, text: ' ' }, mia);
    expect([bad.status, Object.keys(bad.body.fields ?? {})]).toEqual([400, ['text']]);
    expect((await postPlan(trip.id, { day: inDays(40), text: 'Swim' }, mia)).body.fields).toHaveProperty(
      'day',
    );
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
    for (let count = 0; count < 2; count++)
      expect((await restorePlan(trip.id, id, mia)).body.plan.households).toEqual(both);
    expect(await plansOf()).toMatchObject([{ id, households: both }]);
    await deletePlan(trip.id, id, mia);
    await db.plan.update({ where: { id }, data: { removedAt: new Date(Date.now() - 61 * 60_000) } });
    await purgeExpired();
    expect((await restorePlan(trip.id, id, mia)).status).toBe(404);
  });

  test('a trip with the most plans takes none back, and a deleted plan leaves room', async () => {
    const { mia } = world;
    const trip = await plan(mia);
    const rows = Array.from({ length: MOST_PLANS }, (_, n) => ({
      tripId: trip.id,
      text: `${n}`,
      addedBy: trip.id,
      day: dateOf(day),
    }));
    await db.plan.createMany({ data: rows });
    const { id } = await db.plan.findFirstOrThrow({ where: { tripId: trip.id } });
    await deletePlan(trip.id, id, mia);
    expect((await postPlan(trip.id, { day, text: 'Swim' }, mia)).status).toBe(201);
    expect((await restorePlan(trip.id, id, mia)).status).toBe(409);
  });

  test('a trip has at most a hundred plans', async () => {
    const { mia } = world;
    const trip = await plan(mia);
    const row = { tripId: trip.id, day: dateOf(day), text: 'Swim', addedBy: trip.id };
    await db.plan.createMany({ data: Array.from({ length: MOST_PLANS - 1 }, () => row) });
    const two = await Promise.all(['A', 'B'].map((text) => postPlan(trip.id, { day, text }, mia)));
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
