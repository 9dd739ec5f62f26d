import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { eatingTogether, mealIn, putMeal, readMeals } from '@/tests/factories/meals';
import { person } from '@/tests/factories/people';
import { bring } from '@/tests/factories/seats';
import { addAccount, takeOff } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, moveTo } from '@/tests/factories/trips';
import { badTexts } from '@/tests/fixtures/bad-text';

const namesOf = ({ cooks }: { cooks: { name: string }[] }) => cooks.map(({ name }) => name);

test('signed-out people, strangers and invitees who aren’t going can’t change a meal', async () => {
  const { ann, zoe, eve, id, dinner } = await eatingTogether();
  const change = { title: 'Dal', cook: true };
  expect((await putMeal(id, dinner, change)).status).toBe(401);
  expect((await putMeal(id, dinner, change, eve)).status).toBe(404);
  for (const who of [ann, zoe]) {
    const refused = await putMeal(id, dinner, change, who);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'Only those who are going can plan the meals.',
    ]);
  }
  expect(await db.meal.count({ where: { tripId: id } })).toBe(0);
});

test('a member takes a meal, names its dish and gives it back, and omitted fields stay', async () => {
  const { tom, ann, id, dinner } = await eatingTogether();
  const taken = await putMeal(id, dinner, { title: ' Dal ', notes: 'With rice', cook: true }, tom);
  expect(taken.status).toBe(200);
  expect(taken.body.meal).toMatchObject({ meal: 'dinner', title: 'Dal', notes: 'With rice' });
  expect(namesOf(taken.body.meal)).toEqual(['Tom']);
  expect(mealIn((await readMeals(id, ann)).body, dinner)).toEqual(taken.body.meal);
  const given = (await putMeal(id, dinner, { notes: '', cook: false }, tom)).body.meal;
  expect(given).toMatchObject({ title: 'Dal', notes: null, cooks: [] });
  expect((await putMeal(id, dinner, {}, tom)).body.meal).toEqual(given);
});

test('several households share a meal; taking it twice or giving it back without having it does nothing', async () => {
  const { mia, tom, id, dinner } = await eatingTogether();
  await putMeal(id, dinner, { cook: true }, tom);
  await putMeal(id, dinner, { cook: true }, tom);
  expect(namesOf((await putMeal(id, dinner, { cook: true }, mia)).body.meal)).toEqual(['Mia', 'Tom']);
  expect(namesOf((await putMeal(id, dinner, { cook: false }, tom)).body.meal)).toEqual(['Mia']);
  expect(namesOf((await putMeal(id, dinner, { cook: false }, tom)).body.meal)).toEqual(['Mia']);
});

test('when two take an open meal at once both cook, and the later one reads of both', async () => {
  const { mia, tom, id } = await eatingTogether();
  for (const meal of ['breakfast', 'lunch', 'dinner']) {
    const place = { day: inDays(15), meal };
    const both = await Promise.all([mia, tom].map((who) => putMeal(id, place, { cook: true }, who)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const told = both.map(({ body }) => namesOf(body.meal)).sort((one, other) => one.length - other.length);
    expect(told.map(({ length }) => length)).toEqual([1, 2]);
    const saved = mealIn((await readMeals(id, mia)).body, place);
    expect(saved && namesOf(saved)).toEqual(['Mia', 'Tom']);
  }
});

test('an organiser assigns meals to every household that is going, others only to their own', async () => {
  const { mia, tom, ann, zoe, id, dinner } = await eatingTogether();
  const [toms, zoes] = [await invitationOf({ id }, tom.email), await invitationOf({ id }, zoe.email)];
  const cookFor = (household_id: string, who: typeof mia) =>
    putMeal(id, dinner, { cook: true, household_id }, who);
  expect(namesOf((await cookFor(toms.id, mia)).body.meal)).toEqual(['Tom']);
  expect(namesOf((await cookFor(toms.id, tom)).body.meal)).toEqual(['Tom']);
  expect((await cookFor(id, tom)).status).toBe(403);
  const refused = await cookFor(zoes.id, mia);
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { household_id: 'They aren’t going on this trip.' },
  ]);
  expect((await cookFor(randomUUID(), mia)).status).toBe(404);
  // A co-organiser who hasn't answered plans meals for others, but doesn't cook.
  await appoint({ id }, ann);
  expect((await putMeal(id, dinner, { title: 'Dal' }, ann)).body.meal.title).toBe('Dal');
  expect((await putMeal(id, dinner, { cook: true }, ann)).status).toBe(403);
  expect(namesOf((await cookFor(id, ann)).body.meal)).toEqual(['Mia', 'Tom']);
});

test.each([
  ['the day before', { day: inDays(13), meal: 'dinner' }, 'day'],
  ['the day after', { day: inDays(18), meal: 'dinner' }, 'day'],
  ['a day that isn’t there', { day: '2026-02-30', meal: 'dinner' }, 'day'],
  ['no day at all', { day: 'Friday', meal: 'dinner' }, 'day'],
  ['no such meal', { day: inDays(14), meal: 'brunch' }, 'meal'],
])('%s is refused with a message', async (_, place, field) => {
  const { mia, id } = await eatingTogether();
  const { status, body } = await putMeal(id, place, { title: 'Dal' }, mia);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(body.error).toMatch(/^Please choose (a day of the trip: |breakfast, lunch, dinner or snacks)/);
});

test('the meals before arrival and after departure can be set all the same', async () => {
  const { mia, id } = await eatingTogether();
  const lunch = { day: inDays(14), meal: 'lunch' };
  await putMeal(id, lunch, { title: 'Rolls', cook: true }, mia);
  expect(mealIn((await readMeals(id, mia)).body, lunch)).toMatchObject({ title: 'Rolls', outside: 'before' });
});

test.each(badTexts)('%s is refused at the title', async (_, value) => {
  const { mia, id, dinner } = await eatingTogether();
  const { status, body } = await putMeal(id, dinner, { title: value }, mia);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['title']]);
});

test('a title has up to 80 characters, notes up to 500, and cooking is true or false', async () => {
  const { mia, id, dinner } = await eatingTogether();
  const most = { title: '🍕'.repeat(80), notes: 'x'.repeat(500) };
  expect((await putMeal(id, dinner, most, mia)).body.meal).toMatchObject(most);
  for (const body of [{ notes: 'x'.repeat(501) }, { cook: 'yes' }, { cook: 1 }, { household_id: 'me' }])
    expect((await putMeal(id, dinner, body, mia)).body.fields).toHaveProperty(Object.keys(body)[0] ?? '');
  expect(mealIn((await readMeals(id, mia)).body, dinner)).toMatchObject({ ...most, cooks: [] });
});

test('once the trip is over or called off, meals can’t be changed', async () => {
  const { mia, tom, id } = await eatingTogether();
  await moveTo({ id }, -9, -7);
  expect(await putMeal(id, { day: inDays(-9), meal: 'dinner' }, { cook: true }, tom)).toMatchObject({
    status: 409,
    body: { error: 'This trip is over.' },
  });
  await moveTo({ id }, 7, 9);
  await callOffTrip(mia.viewer, id);
  expect(await putMeal(id, { day: inDays(7), meal: 'dinner' }, { cook: true }, mia)).toMatchObject({
    status: 409,
    body: { error: 'This trip was called off.' },
  });
});

test('a household that is taken off the trip no longer cooks', async () => {
  const { mia, id, dinner } = await eatingTogether();
  const sam = await person('Sam');
  await addAccount({ id }, sam);
  await bring(sam, id);
  await putMeal(id, dinner, { cook: true }, sam);
  await takeOff({ id }, sam.email);
  expect(mealIn((await readMeals(id, mia)).body, dinner)?.cooks).toEqual([]);
  expect(await db.mealCook.count({ where: { tripId: id } })).toBe(0);
});
