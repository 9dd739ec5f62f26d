import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { countQueries } from '@/tests/count-queries';
import { eatingTogether, mealIn, postItem, putMeal, readMeals, setDiet } from '@/tests/factories/meals';
import { person } from '@/tests/factories/people';
import { bring, childOf } from '@/tests/factories/seats';
import { bringAlong, changeHousehold } from '@/tests/factories/trip-households';
import { inDays, moveTo, plan } from '@/tests/factories/trips';

test('every invitee sees all meals from the first day to the last', async () => {
  const { mia, tom, ann, id, dinner } = await eatingTogether();
  await bring(tom, id, [await childOf(tom, 'Kim')]);
  await putMeal(id, dinner, { title: 'Sausages', notes: 'Six veggie ones', cook: true }, mia);
  await postItem(id, dinner, { text: 'Sausages, 24' }, tom);
  const { status, body } = await readMeals(id, ann);
  expect(status).toBe(200);
  expect(body.days.map(({ day }) => day)).toEqual([14, 15, 16, 17].map(inDays));
  const kinds = ['breakfast', 'lunch', 'dinner', 'snacks'];
  for (const { meals } of body.days) expect(meals.map(({ meal }) => meal)).toEqual(kinds);
  const portions = { adults: 2, children: 1, toddlers: 0, babies: 0, people: 3 };
  expect(mealIn(body, dinner)).toEqual({
    meal: 'dinner',
    title: 'Sausages',
    notes: 'Six veggie ones',
    outside: null,
    cooks: [{ household_id: id, name: 'Mia' }],
    portions,
    items: [{ id: expect.any(String), text: 'Sausages, 24', ticked: false, taken_by: null }],
  });
  expect(mealIn(body, { day: inDays(14), meal: 'lunch' })).toEqual({
    meal: 'lunch',
    title: null,
    notes: null,
    outside: 'before',
    cooks: [],
    portions: { adults: 0, children: 0, toddlers: 0, babies: 0, people: 0 },
    items: [],
  });
});

test('portions count the people who are there at the meal', async () => {
  const { mia, tom, id } = await eatingTogether();
  await changeHousehold({ id }, tom.email, { arriveOn: new Date(inDays(16)), leaveBy: 'afternoon' });
  const { body } = await readMeals(id, mia);
  const eaters = body.days.map(({ meals }) => meals.map(({ portions }) => portions.people));
  expect(eaters).toEqual([
    [0, 0, 1, 0],
    [1, 1, 1, 1],
    [1, 1, 2, 1],
    [2, 1, 0, 1],
  ]);
});

test('is refused for signed-out people and strangers', async () => {
  const { eve, id } = await eatingTogether();
  expect((await readMeals(id)).status).toBe(401);
  expect((await readMeals(id, eve)).status).toBe(404);
  expect((await readMeals('nonsense', eve)).status).toBe(404);
});

test('only members who are going see the diets of the people who come, allergies first', async () => {
  const { mia, tom, ann, zoe, id } = await eatingTogether();
  const kim = await childOf(tom, 'Kim');
  await db.crewMember.update({ where: { id: kim }, data: { diet: 'Peanut allergy' } });
  const home = await childOf(tom, 'Home');
  await db.crewMember.update({ where: { id: home }, data: { diet: 'Coeliac' } });
  await setDiet(mia, 'Vegetarian');
  await setDiet(ann, 'No dairy');
  await bring(tom, id, [kim]);
  const diets = [
    { name: 'Kim', diet: 'Peanut allergy' },
    { name: 'Mia', diet: 'Vegetarian' },
  ];
  const seenBy = async (who: typeof mia) => (await readMeals(id, who)).body.diets;
  expect([await seenBy(mia), await seenBy(tom)]).toEqual([diets, diets]);
  expect([await seenBy(ann), await seenBy(zoe)]).toEqual([[], []]);
});

test('the diets of a household are in the order of its crew, whoever was chosen first', async () => {
  const { mia, tom, id } = await eatingTogether();
  const children = [await childOf(tom, 'Ada'), await childOf(tom, 'Bo'), await childOf(tom, 'Cy')];
  await db.crewMember.updateMany({ where: { id: { in: children } }, data: { diet: 'No fish' } });
  await setDiet(tom, 'No fish');
  await db.tripPerson.deleteMany({ where: { tripId: id, crewMemberId: tom.camperId } });
  await bringAlong({ id }, tom, [...children.toReversed(), tom.camperId]);
  const { diets } = (await readMeals(id, mia)).body;
  expect(diets.map(({ name }) => name)).toEqual(['Tom', 'Ada', 'Bo', 'Cy']);
});

test('a household that isn’t going any more no longer cooks, and cooks again after a new yes', async () => {
  const { mia, tom, id, dinner } = await eatingTogether();
  await putMeal(id, dinner, { cook: true }, tom);
  const cooks = async () => mealIn((await readMeals(id, mia)).body, dinner)?.cooks.map(({ name }) => name);
  const say = (attending: boolean) => changeHousehold({ id }, tom.email, { attending });
  expect(await cooks()).toEqual(['Tom']);
  await say(false);
  expect(await cooks()).toEqual([]);
  await say(true);
  expect(await cooks()).toEqual(['Tom']);
});

test('meals of days outside the trip are not shown until the trip has these days again', async () => {
  const { mia, id, dinner } = await eatingTogether();
  await putMeal(id, dinner, { title: 'Sausages' }, mia);
  await moveTo({ id }, 15, 17);
  expect((await readMeals(id, mia)).body.days).toHaveLength(3);
  expect(JSON.stringify((await readMeals(id, mia)).body)).not.toContain('Sausages');
  await moveTo({ id }, 14, 17);
  expect(mealIn((await readMeals(id, mia)).body, dinner)?.title).toBe('Sausages');
});

test('meals move with a trip that moves, and keep their dates when it becomes longer', async () => {
  const { mia, id } = await eatingTogether();
  for (const day of [14, 15, 16]) {
    await putMeal(id, { day: inDays(day), meal: 'dinner' }, { title: `Dinner ${day - 13}`, cook: true }, mia);
  }
  const dinners = async (start: number, end: number) => {
    await changeTrip(mia.viewer, id, { start_date: inDays(start), end_date: inDays(end) });
    const { days } = (await readMeals(id, mia)).body;
    return days.map(({ meals }) => meals[2]?.title);
  };
  const three = ['Dinner 1', 'Dinner 2', 'Dinner 3'];
  expect(await dinners(15, 18)).toEqual([...three, null]);
  expect(await dinners(8, 11)).toEqual([...three, null]);
  expect(await dinners(7, 11)).toEqual([null, ...three, null]);
  expect(await dinners(9, 12)).toEqual(['Dinner 2', 'Dinner 3', null, null]);
});

test('a trip that was called off or is over can still be read', async () => {
  const { mia, tom, id } = await eatingTogether();
  await moveTo({ id }, -9, -7);
  expect((await readMeals(id, tom)).status).toBe(200);
  await moveTo({ id }, 7, 9);
  await callOffTrip(mia.viewer, id);
  expect((await readMeals(id, tom)).status).toBe(200);
});

test('reading costs one query besides the session’s, whatever is planned', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  for (let day = 14; day < 17; day++) {
    const place = { day: inDays(day), meal: 'dinner' };
    await putMeal(id, place, { title: 'Dal', cook: true }, mia);
    await postItem(id, place, { text: 'Lentils' }, mia);
  }
  const { queries, result } = await countQueries(() => readMeals(id, mia));
  expect(queries).toHaveLength(2);
  expect(JSON.stringify(result.body)).toContain('Lentils');
});
