import { randomUUID } from 'node:crypto';
import { GET as readAttendees } from '@/app/api/trips/[id]/attendees/route';
import { callOffTrip } from '@/lib/trips/call-off';
import type { Meal, Meals } from '@/lib/trips/meals/schema';
import { call } from '@/tests/call';
import { answer, family, invited } from '@/tests/factories/guests';
import { mealIn, putMeal, readMeals, setDiet } from '@/tests/factories/meals';
import { person } from '@/tests/factories/people';
import { inDays, invitationOf } from '@/tests/factories/trips';
import { DELETE, PATCH } from './[day]/[meal]/items/[item]/route';
import { POST } from './[day]/[meal]/items/route';
import { PUT } from './[day]/[meal]/route';
import { GET } from './route';

interface Caller {
  cookie: string;
}
type Saved = { meal: Meal; error: string; fields?: Record<string, string> };

const dinner = { day: inDays(15), meal: 'dinner' };
const as = (who: Caller | undefined) => (who ? { as: who } : {});

const readByLink = (token: string, who?: Caller) =>
  call<Meals & { error: string }>(GET, 'GET', { ...as(who), params: { token } });
const putByLink = (token: string, body: unknown, who?: Caller, place = dinner) =>
  call<Saved>(PUT, 'PUT', { ...as(who), params: { token, ...place }, body });
const postByLink = (token: string, text: string) =>
  call<Saved>(POST, 'POST', { params: { token, ...dinner }, body: { text } });
const patchByLink = (token: string, item: string, body: unknown) =>
  call<Saved>(PATCH, 'PATCH', { params: { token, ...dinner, item }, body });
const deleteByLink = (token: string, item: string) =>
  call<Saved>(DELETE, 'DELETE', { params: { token, ...dinner, item } });

/** Priya is coming to Mia's trip without an account, with two children. */
async function guestGoing() {
  const all = await invited();
  await answer(all.token, { ...family, vehicles: [] });
  return { ...all, id: all.trip.id };
}

test('a guest who is going takes a meal, shares one and shops for it, as everybody sees', async () => {
  const { mia, id, token, email } = await guestGoing();
  const { id: household_id } = await invitationOf({ id }, email);
  const taken = await putByLink(token, { title: 'Dal', cook: true });
  expect(taken.status).toBe(200);
  expect(taken.body.meal).toMatchObject({ title: 'Dal', cooks: [{ household_id, name: 'Priya' }] });
  await putMeal(id, dinner, { cook: true }, mia);
  const item = (await postByLink(token, 'Lentils')).body.meal.items[0]?.id ?? '';
  expect((await patchByLink(token, item, { ticked: true })).body.meal.items[0]?.ticked).toBe(true);
  const { body } = await readByLink(token);
  expect(body).toEqual((await readMeals(id, mia)).body);
  expect(mealIn(body, dinner)?.cooks.map(({ name }) => name)).toEqual(['Mia', 'Priya']);
  expect((await deleteByLink(token, item)).body.meal.items).toEqual([]);
  expect((await putByLink(token, { cook: false })).body.meal.cooks).toEqual([
    { household_id: id, name: 'Mia' },
  ]);
});

test('a guest who is going sees who eats what not', async () => {
  const { mia, token } = await guestGoing();
  await setDiet(mia, 'Peanut allergy');
  expect((await readByLink(token)).body.diets).toEqual([{ name: 'Mia', diet: 'Peanut allergy' }]);
});

test('what a guest says of their people is told to those going alone, and stays when they sign up', async () => {
  const { mia, trip, email, token } = await invited();
  const [kim, priya] = [
    { name: 'Kim', age: 'child', diet: 'Peanut allergy' },
    { name: 'Priya', age: 'adult', diet: ' Vegetarian ' },
  ];
  await answer(token, { ...family, crew: [kim, priya, { name: 'Bo', age: 'baby', diet: '' }] });
  const diets = [
    { name: 'Kim', diet: 'Peanut allergy' },
    { name: 'Priya', diet: 'Vegetarian' },
  ];
  expect((await readMeals(trip.id, mia)).body.diets).toEqual(diets);
  expect((await readByLink(token)).body.diets).toEqual(diets);
  const attendees = await call(readAttendees, 'GET', { as: mia, params: { id: trip.id } });
  expect(JSON.stringify(attendees.body)).not.toContain('Peanut');
  const account = await person('Priya', { email });
  await answer(token, { attending: true }, account);
  expect((await readMeals(trip.id, mia)).body.diets).toEqual(diets);
});

test('what a guest says of a diet never replaces what their account has', async () => {
  const { trip, email, token } = await invited();
  await answer(token, { ...family, crew: [{ name: 'Priya', age: 'adult', diet: 'Vegetarian' }] });
  const account = await person('Priya', { email });
  await setDiet(account, 'Vegan');
  await answer(token, { attending: true }, account);
  expect((await readMeals(trip.id, account)).body.diets).toEqual([{ name: 'Priya', diet: 'Vegan' }]);
});

test('a guest’s diet has 200 characters, and a pet has none', async () => {
  const { token } = await invited();
  const of = (crew: object[]) =>
    answer(token, { ...family, crew: [{ name: 'Priya', age: 'adult' }, ...crew] });
  const long = await of([{ name: 'Kim', age: 'child', diet: 'x'.repeat(201) }]);
  expect(long.status).toBe(400);
  const { body } = await of([{ name: 'Rex', pet_type: 'Dog', diet: 'Bones' }]);
  expect(JSON.stringify(body)).not.toContain('Bones');
});

test('a guest writes for their own household alone, and for the days of the trip', async () => {
  const { id, token } = await guestGoing();
  expect((await putByLink(token, { cook: true, household_id: id })).status).toBe(403);
  expect((await putByLink(token, { cook: true }, undefined, { ...dinner, day: inDays(40) })).status).toBe(
    400,
  );
  expect((await patchByLink(token, randomUUID(), { ticked: true })).status).toBe(404);
  expect((await deleteByLink(token, 'nonsense')).status).toBe(404);
});

test('a guest who isn’t going reads the meals without diets, as such an account does, and cannot change them', async () => {
  const { mia, trip, token } = await invited();
  await putMeal(trip.id, dinner, { title: 'Dal', cook: true }, mia);
  await setDiet(mia, 'Peanut allergy');
  const { diets, ...meals } = (await readMeals(trip.id, mia)).body;
  expect(diets).toHaveLength(1);
  expect((await readByLink(token)).body).toEqual({ ...meals, diets: [] });
  await answer(token, { attending: false, name: 'Priya' });
  const tries = [
    putByLink(token, { cook: true }),
    postByLink(token, 'Lentils'),
    patchByLink(token, randomUUID(), {}),
    deleteByLink(token, randomUUID()),
  ];
  for (const { status } of await Promise.all(tries)) expect(status).toBe(403);
  expect((await readByLink('x'.repeat(43))).status).toBe(404);
});

test('an account’s link is its own alone, as its trip is', async () => {
  const { trip, token } = await invited();
  const [tom, eve] = [await person('Tom'), await person('Eve')];
  await answer(token, { attending: true }, tom);
  expect([(await readByLink(token)).status, (await readByLink(token, eve)).status]).toEqual([410, 410]);
  expect((await putByLink(token, { cook: true }, eve)).status).toBe(410);
  await putByLink(token, { cook: true }, tom);
  expect((await readByLink(token, tom)).body).toEqual((await readMeals(trip.id, tom)).body);
});

test('a called-off trip is read and not written', async () => {
  const { mia, id, token } = await guestGoing();
  await callOffTrip(mia.viewer, id);
  expect([(await readByLink(token)).status, (await putByLink(token, { cook: true })).status]).toEqual([
    200, 409,
  ]);
});
