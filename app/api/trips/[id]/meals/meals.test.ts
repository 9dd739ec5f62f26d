import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { MOST_ITEMS } from '@/lib/trips/meals/change-meal';
import { mealRowsSql } from '@/lib/trips/meals/get-meals';
import { mealKinds } from '@/lib/trips/meals/grid';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { many } from '@/tests/factories/full-account';
import {
  deleteItem,
  eatingTogether,
  mealIn,
  patchItem,
  postItem,
  putMeal,
  readMeals,
  setDiet,
} from '@/tests/factories/meals';
import { person } from '@/tests/factories/people';
import { bring, childOf } from '@/tests/factories/seats';
import { addAccount, bringAlong, changeHousehold, takeOff } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, moveTo, plan } from '@/tests/factories/trips';

/** A trip of ten days for tests that change only a meal of their own. */
let world: Awaited<ReturnType<typeof eatingTogether>>;

beforeAll(async () => {
  world = await eatingTogether();
  await moveTo(world.trip, 14, 23);
});

let taken = 0;

/** Returns a meal after the trip's first day that no other test plans. */
const ownMeal = () => ({
  day: inDays(15 + Math.floor(taken / mealKinds.length)),
  meal: mealKinds[taken++ % mealKinds.length] ?? '',
});

describe('reading the meals', () => {
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
      await putMeal(
        id,
        { day: inDays(day), meal: 'dinner' },
        { title: `Dinner ${day - 13}`, cook: true },
        mia,
      );
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
});

describe('changing a meal', () => {
  const fieldsOf = ({ status, body }: { status: number; body: { fields?: object } }) => [
    status,
    Object.keys(body.fields ?? {}),
  ];
  const namesOf = ({ cooks }: { cooks: { name: string }[] }) => cooks.map(({ name }) => name);

  test('a member takes a meal, names its dish and gives it back, and omitted fields stay', async () => {
    const { tom, ann, id } = world;
    const place = ownMeal();
    const taken = await putMeal(id, place, { title: ' Dal ', notes: 'With rice', cook: true }, tom);
    expect(taken.status).toBe(200);
    expect(taken.body.meal).toMatchObject({ meal: place.meal, title: 'Dal', notes: 'With rice' });
    expect(namesOf(taken.body.meal)).toEqual(['Tom']);
    expect(mealIn((await readMeals(id, ann)).body, place)).toEqual(taken.body.meal);
    const given = (await putMeal(id, place, { notes: '', cook: false }, tom)).body.meal;
    expect(given).toMatchObject({ title: 'Dal', notes: null, cooks: [] });
    expect((await putMeal(id, place, {}, tom)).body.meal).toEqual(given);
    const refused = await putMeal(id, place, { cook: true }, ann);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'Only those who are going can plan the meals.',
    ]);
  });

  test('several households share a meal; taking it twice or giving it back without having it does nothing', async () => {
    const { mia, tom, id } = world;
    const place = ownMeal();
    await putMeal(id, place, { cook: true }, tom);
    await putMeal(id, place, { cook: true }, tom);
    expect(namesOf((await putMeal(id, place, { cook: true }, mia)).body.meal)).toEqual(['Mia', 'Tom']);
    expect(namesOf((await putMeal(id, place, { cook: false }, tom)).body.meal)).toEqual(['Mia']);
    expect(namesOf((await putMeal(id, place, { cook: false }, tom)).body.meal)).toEqual(['Mia']);
  });

  test('when two take an open meal at once both cook, and the later one reads of both', async () => {
    const { mia, tom, id } = world;
    for (const place of [ownMeal(), ownMeal(), ownMeal()]) {
      const both = await Promise.all([mia, tom].map((who) => putMeal(id, place, { cook: true }, who)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const told = both.map(({ body }) => namesOf(body.meal)).sort((one, other) => one.length - other.length);
      expect(told.map(({ length }) => length)).toEqual([1, 2]);
      const saved = mealIn((await readMeals(id, mia)).body, place);
      expect(saved && namesOf(saved)).toEqual(['Mia', 'Tom']);
    }
  });

  test('an organiser assigns meals to every household that is going', async () => {
    const { mia, tom, zoe, id } = world;
    const place = ownMeal();
    const [toms, zoes] = [await invitationOf({ id }, tom.email), await invitationOf({ id }, zoe.email)];
    const cookFor = (household_id: string, who: typeof mia) =>
      putMeal(id, place, { cook: true, household_id }, who);
    expect(namesOf((await cookFor(toms.id, mia)).body.meal)).toEqual(['Tom']);
    expect(namesOf((await cookFor(toms.id, tom)).body.meal)).toEqual(['Tom']);
    const refused = await cookFor(zoes.id, mia);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { household_id: 'They aren’t going on this trip.' },
    ]);
  });

  test.each([
    ['the day before', { day: inDays(13), meal: 'dinner' }, 'day'],
    ['the day after', { day: inDays(24), meal: 'dinner' }, 'day'],
    ['a day that isn’t there', { day: '2026-02-30', meal: 'dinner' }, 'day'],
    ['no day at all', { day: 'Friday', meal: 'dinner' }, 'day'],
    ['no such meal', { day: inDays(14), meal: 'brunch' }, 'meal'],
  ])('%s is refused with a message', async (_, place, field) => {
    const { mia, id } = world;
    const { status, body } = await putMeal(id, place, { title: 'Dal' }, mia);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(fieldsOf(await postItem(id, place, { text: 'Bread' }, mia))).toEqual([400, [field]]);
    expect(body.error).toMatch(/^Please choose (a day of the trip: |breakfast, lunch, dinner or snacks)/);
  });

  test('bad input is refused at its field', async () => {
    const { mia, id } = world;
    const place = ownMeal();
    const item = (await postItem(id, place, { text: 'Bread' }, mia)).body.meal.items[0]?.id ?? '';
    expect(fieldsOf(await putMeal(id, place, { title: 5 }, mia))).toEqual([400, ['title']]);
    expect(fieldsOf(await postItem(id, place, { text: ' ' }, mia))).toEqual([400, ['text']]);
    expect(fieldsOf(await patchItem(id, place, item, { ticked: 'yes' }, mia))).toEqual([400, ['ticked']]);
  });

  test('the meals before arrival and after departure can be set all the same', async () => {
    const { mia, id } = world;
    const lunch = { day: inDays(14), meal: 'lunch' };
    await putMeal(id, lunch, { title: 'Rolls', cook: true }, mia);
    expect(mealIn((await readMeals(id, mia)).body, lunch)).toMatchObject({
      title: 'Rolls',
      outside: 'before',
    });
  });

  test('a household that is taken off the trip no longer cooks', async () => {
    const { mia, id } = world;
    const place = ownMeal();
    const sam = await person('Sam');
    await addAccount({ id }, sam);
    await bring(sam, id);
    await putMeal(id, place, { cook: true }, sam);
    await takeOff({ id }, sam.email);
    expect(mealIn((await readMeals(id, mia)).body, place)?.cooks).toEqual([]);
    expect(
      await db.mealCook.count({ where: { tripId: id, household: { profileId: sam.viewer.profileId } } }),
    ).toBe(0);
  });
});

describe('shopping', () => {
  /** Puts sausages on the shopping list of a meal. */
  async function shopping(all = { ...world, dinner: ownMeal() }) {
    const { body } = await postItem(all.id, all.dinner, { text: ' Sausages, 24 ' }, all.mia);
    return { ...all, item: body.meal.items[0]?.id ?? '' };
  }

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
    const { mia, tom, ann, trip, id, dinner, item } = await shopping(await eatingTogether());
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
    const lunch = ownMeal();
    for (const [place, of] of [
      [lunch, item],
      [dinner, randomUUID()],
      [dinner, 'nonsense'],
    ] as const) {
      expect((await patchItem(id, place, of, { ticked: true }, mia)).status).toBe(404);
      expect((await deleteItem(id, place, of, mia)).status).toBe(404);
    }
    expect(mealIn((await readMeals(id, mia)).body, dinner)?.items).toMatchObject([
      { id: item, ticked: false },
    ]);
  });

  test('once the trip is over or called off, its meals can be read but not changed', async () => {
    const { mia, tom, id, dinner, item } = await shopping(await eatingTogether());
    await moveTo({ id }, -9, -7);
    const past = { ...dinner, day: inDays(-9) };
    expect((await postItem(id, past, { text: 'Bread' }, mia)).status).toBe(409);
    expect((await patchItem(id, past, item, { ticked: true }, mia)).status).toBe(409);
    expect((await deleteItem(id, past, item, mia)).status).toBe(409);
    expect(await putMeal(id, { day: inDays(-9), meal: 'dinner' }, { cook: true }, tom)).toMatchObject({
      status: 409,
      body: { error: 'This trip is over.' },
    });
    expect((await readMeals(id, tom)).status).toBe(200);
    await moveTo({ id }, 7, 9);
    await callOffTrip(mia.viewer, id);
    expect(await putMeal(id, { day: inDays(7), meal: 'dinner' }, { cook: true }, mia)).toMatchObject({
      status: 409,
      body: { error: 'This trip was called off.' },
    });
    expect((await readMeals(id, tom)).status).toBe(200);
  });

  test('a trip’s list has at most 500 items', async () => {
    const { mia, id, dinner } = await shopping(await eatingTogether());
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
});

test('meals, cooks, lists and diets are found by indexes, for every kind of caller', async () => {
  const { mia, tom, trip } = world;
  for (const { viewer } of [mia, tom]) {
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${mealRowsSql({ viewer, tripId: trip.id })}`,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  }
});
