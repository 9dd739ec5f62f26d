import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { MOST_ITEMS } from '@/lib/trips/meals/change-items';
import { many } from '@/tests/factories/full-account';
import { deleteItem, eatingTogether, mealIn, patchItem, postItem, readMeals } from '@/tests/factories/meals';
import { appoint, inDays, invitationOf, moveTo } from '@/tests/factories/trips';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';

/** Creates a trip with sausages on the shopping list. */
async function shopping() {
  const all = await eatingTogether();
  const { body } = await postItem(all.id, all.dinner, { text: ' Sausages, 24 ' }, all.mia);
  return { ...all, item: body.meal.items[0]?.id ?? '' };
}

test('signed-out people, strangers and people who aren’t going can’t change the list', async () => {
  const { ann, eve, id, dinner, item } = await shopping();
  const tries = [
    (who?: typeof ann) => postItem(id, dinner, { text: 'Bread' }, who),
    (who?: typeof ann) => patchItem(id, dinner, item, { ticked: true }, who),
    (who?: typeof ann) => deleteItem(id, dinner, item, who),
  ];
  for (const attempt of tries) {
    expect((await attempt()).status).toBe(401);
    expect((await attempt(eve)).status).toBe(404);
    expect((await attempt(ann)).status).toBe(403);
  }
  expect(await db.mealItem.findMany({ where: { tripId: id }, select: { text: true, ticked: true } })).toEqual(
    [{ text: 'Sausages, 24', ticked: false }],
  );
});

test('a list keeps its order; every member who is going ticks, edits and deletes items', async () => {
  const { tom, id, dinner, item } = await shopping();
  const bread = await postItem(id, dinner, { text: 'Bread' }, tom);
  expect([bread.status, bread.body.meal.items.map(({ text }) => text)]).toEqual([
    200,
    ['Sausages, 24', 'Bread'],
  ]);
  const ticked = (await patchItem(id, dinner, item, { ticked: true }, tom)).body.meal.items;
  expect(ticked[0]).toEqual({ id: item, text: 'Sausages, 24', ticked: true, taken_by: null });
  const worded = (await patchItem(id, dinner, item, { text: 'Sausages, 30' }, tom)).body.meal.items;
  expect(worded[0]).toEqual({ id: item, text: 'Sausages, 30', ticked: true, taken_by: null });
  expect((await patchItem(id, dinner, item, {}, tom)).body.meal.items).toEqual(worded);
  const left = (await deleteItem(id, dinner, item, tom)).body.meal.items;
  expect(left.map(({ text }) => text)).toEqual(['Bread']);
});

test('a household takes items, gives back only its own, and others can’t take them', async () => {
  const { mia, tom, trip, id, dinner, item } = await shopping();
  const toms = (await invitationOf(trip, tom.email)).id;
  const takerAfter = async (body: object, who = tom) =>
    (await patchItem(id, dinner, item, body, who)).body.meal?.items[0]?.taken_by;
  expect(await takerAfter({ taken: true })).toBe(toms);
  expect(await takerAfter({ ticked: true })).toBe(toms);
  expect(await takerAfter({ taken: false }, mia)).toBe(toms);
  expect(await takerAfter({ taken: true }, mia)).toBe(id);
  expect(await patchItem(id, dinner, item, { taken: true }, tom)).toMatchObject({
    status: 409,
    body: { error: 'Mia buys that already.' },
  });
  expect(await takerAfter({ taken: false })).toBe(id);
  expect(await takerAfter({ taken: true, household_id: toms }, mia)).toBe(toms);
  expect(await takerAfter({ taken: false })).toBeNull();
});

test('only an organiser assigns items to another household, and never to one that isn’t going', async () => {
  const { mia, tom, ann, trip, id, dinner, item } = await shopping();
  const [toms, anns] = [(await invitationOf(trip, tom.email)).id, (await invitationOf(trip, ann.email)).id];
  const statusOf = async (body: object, who = tom) => (await patchItem(id, dinner, item, body, who)).status;
  expect(await statusOf({ taken: true, household_id: id })).toBe(403);
  expect(await statusOf({ taken: true, household_id: anns }, mia)).toBe(400);
  expect(await statusOf({ taken: true, household_id: randomUUID() }, mia)).toBe(404);
  expect(await statusOf({ taken: true, household_id: toms }, mia)).toBe(200);
  await appoint(trip, ann);
  expect(await statusOf({ taken: true }, ann)).toBe(403);
  await answerTrip(tom.viewer, id, false);
  const { days } = (await readMeals(id, mia)).body;
  expect(mealIn({ days, diets: [] }, dinner)?.items[0]?.taken_by).toBeNull();
});

test('an item of another meal’s list does not exist', async () => {
  const { mia, id, dinner, item } = await shopping();
  const lunch = { day: inDays(15), meal: 'lunch' };
  for (const [place, of] of [
    [lunch, item],
    [dinner, randomUUID()],
    [dinner, 'nonsense'],
  ] as const) {
    expect((await patchItem(id, place, of, { ticked: true }, mia)).status).toBe(404);
    expect((await deleteItem(id, place, of, mia)).status).toBe(404);
  }
  expect(await db.meal.count({ where: { tripId: id } })).toBe(1);
});

test.each([...badTexts.filter(([name]) => !name.startsWith('81')), ...missingTexts])(
  'a text that is %s is refused at the field',
  async (_, text) => {
    const { mia, id, dinner, item } = await shopping();
    const added = await postItem(id, dinner, { text }, mia);
    expect([added.status, Object.keys(added.body.fields ?? {})]).toEqual([400, ['text']]);
    const changed = await patchItem(id, dinner, item, { text }, mia);
    if (text !== undefined)
      expect([changed.status, Object.keys(changed.body.fields ?? {})]).toEqual([400, ['text']]);
  },
);

test('a text has up to 200 characters, and ticked is true or false', async () => {
  const { mia, id, dinner, item } = await shopping();
  expect((await postItem(id, dinner, { text: 'x'.repeat(200) }, mia)).status).toBe(200);
  expect((await postItem(id, dinner, { text: 'x'.repeat(201) }, mia)).body.fields).toHaveProperty('text');
  expect((await patchItem(id, dinner, item, { ticked: 'yes' }, mia)).body.fields).toHaveProperty('ticked');
});

test('on a day outside the trip, or once it is over, the list can’t be changed', async () => {
  const { mia, id, dinner, item } = await shopping();
  const away = { day: inDays(13), meal: 'dinner' };
  expect((await postItem(id, away, { text: 'Bread' }, mia)).body.fields).toHaveProperty('day');
  await moveTo({ id }, -9, -7);
  const past = { ...dinner, day: inDays(-9) };
  expect((await postItem(id, past, { text: 'Bread' }, mia)).status).toBe(409);
  expect((await patchItem(id, past, item, { ticked: true }, mia)).status).toBe(409);
  expect((await deleteItem(id, past, item, mia)).status).toBe(409);
});

test('a trip’s list has at most 500 items', async () => {
  const { mia, id, dinner } = await shopping();
  const meal = await db.meal.findFirstOrThrow({ where: { tripId: id } });
  await db.mealItem.createMany({
    data: many(MOST_ITEMS - 2, (index) => ({ tripId: id, mealId: meal.id, text: `Thing ${index}` })),
  });
  const lunch = { day: inDays(15), meal: 'lunch' };
  expect((await postItem(id, lunch, { text: 'The last' }, mia)).status).toBe(200);
  expect(await postItem(id, dinner, { text: 'One more' }, mia)).toMatchObject({
    status: 409,
    body: { error: 'A trip’s shopping list has room for 500 things. Please remove some first.' },
  });
});
