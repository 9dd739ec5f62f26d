import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { MOST_TODOS } from '@/lib/trips/todos/change-todos';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { own } from '@/tests/factories/gear';
import { answer, asGuest, family, guestTrip } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { deleteTodo, patchTodo, postTodo, putHidden, readTodos } from '@/tests/factories/todos';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

/** A trip for tests that look only at a to-do of their own. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

const bellsOf = (profileId: string) => db.notification.findMany({ where: { profileId, kind: 'todos' } });

test('members who are going add to-dos, and everybody on the trip reads them', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id: household } = await invitationOf(trip, tom.email);
  const { status, body } = await postTodo(
    trip.id,
    { text: ' Book the ferry ', household_id: household, due_on: inDays(3) },
    tom,
  );
  expect([status, body.todo]).toEqual([
    201,
    {
      id: expect.any(String),
      text: 'Book the ferry',
      household_id: household,
      due_on: inDays(3),
      done: false,
      done_by: null,
      by: household,
      from: 'added',
    },
  ]);
  await postTodo(trip.id, { text: 'Ice' }, mia);
  for (const reader of [mia, tom, ann])
    expect((await readTodos(trip.id, reader)).body.todos.map(({ text }) => text)).toEqual([
      'Ice',
      'Book the ferry',
    ]);
});

test('a person who gets a to-do from somebody else is told once by the bell, and nobody else is', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id: household_id } = await invitationOf(trip, tom.email);
  await postTodo(trip.id, { text: 'Fill the gas bottle', household_id, due_on: '2031-10-02' }, mia);
  expect(await bellsOf(tom.viewer.profileId)).toMatchObject([
    { text: 'Mia asks you: Fill the gas bottle, by Thu 2 Oct' },
  ]);
  await postTodo(trip.id, { text: 'Ice', household_id }, tom);
  expect(await bellsOf(tom.viewer.profileId)).toHaveLength(1);
  expect(await bellsOf(ann.viewer.profileId)).toEqual([]);
});

test('a to-do needs a household that is going, a text of limited length and an existing day', async () => {
  const { mia, ann, trip } = world;
  const { id: household_id } = await invitationOf(trip, ann.email);
  expect((await postTodo(trip.id, { text: 'Ice', household_id }, mia)).body).toEqual({
    error: 'They aren’t going on this trip.',
    fields: { household_id: 'They aren’t going on this trip.' },
  });
  for (const [field, value] of [
    ['text', ' '],
    ['text', 'x'.repeat(201)],
    ['due_on', '2027-02-30'],
  ] as const) {
    const { status, body } = await postTodo(trip.id, { text: 'Ice', [field]: value }, mia);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
});

test('a trip that is called off or over keeps its list editable', async () => {
  const { mia, tom, trip } = await party();
  await callOffTrip(mia.viewer, trip.id);
  expect((await postTodo(trip.id, { text: 'Cancel the ferry' }, tom)).status).toBe(201);
  const { id } = await plan(mia);
  await moveTo({ id }, -5, -3);
  expect((await postTodo(id, { text: 'Bring the tent back' }, mia)).status).toBe(201);
});

test('the to-dos of a household that leaves have no owner any more, and come first', async () => {
  const { mia, tom, trip } = await party();
  const { id: household_id } = await invitationOf(trip, tom.email);
  await postTodo(trip.id, { text: 'Ice', household_id: trip.id, due_on: inDays(2) }, mia);
  await postTodo(trip.id, { text: 'Firewood', household_id, due_on: inDays(9) }, tom);
  await takeOff(trip, tom.email);
  const { todos } = (await readTodos(trip.id, mia)).body;
  expect(todos.map(({ text, household_id: owner }) => [text, owner])).toEqual([
    ['Firewood', null],
    ['Ice', trip.id],
  ]);
  expect(await db.todo.count({ where: { tripId: trip.id, ownerId: household_id } })).toBe(0);
});

test('the trip’s facts suggest what isn’t on the list, and an added suggestion is marked as one', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { features: ['Campfires allowed'], lacks: ['Drinking water'] });
  const { id } = await plan(mia, { location_id: site.id });
  await own(mia, ['Gas stove']);
  const suggested = async () => (await readTodos(id, mia)).body.suggestions;
  expect(await suggested()).toEqual([
    'Check fire bans',
    'Get firewood',
    'Fill the gas bottle',
    'Fill the water jerry cans',
  ]);
  expect((await postTodo(id, { text: 'Check fire bans' }, mia)).body.todo.from).toBe('suggested');
  expect(await suggested()).not.toContain('Check fire bans');
});

test('a full list takes no more to-dos', async () => {
  const { mia } = world;
  const trip = await plan(mia);
  await db.todo.createMany({
    data: Array.from({ length: MOST_TODOS }, (_, n) => ({
      tripId: trip.id,
      text: `${n}`,
      addedBy: trip.id,
    })),
  });
  expect((await postTodo(trip.id, { text: 'One more' }, mia)).status).toBe(409);
});

test('the list costs two queries besides the session’s, whatever its length', async () => {
  const { mia } = world;
  const trip = await plan(mia);
  const queries = async () => (await countQueries(() => readTodos(trip.id, mia))).queries.length;
  const before = await queries();
  for (const text of ['Ice', 'Wood', 'Gas']) await postTodo(trip.id, { text }, mia);
  expect(before).toBe(3);
  expect(await queries()).toBe(before);
});

describe('hiding a suggestion', () => {
  /** Creates a trip to a site that allows fires. */
  async function byTheFire() {
    const mia = await person('Mia');
    const site = await siteOf(mia, { features: ['Campfires allowed'] });
    const { id } = await plan(mia, { location_id: site.id });
    return { mia, id };
  }

  test('a suggestion is hidden for this trip only, and can be shown again', async () => {
    const { mia, id } = await byTheFire();
    const other = await byTheFire();
    const suggested = async () => (await readTodos(id, mia)).body.suggestions;
    expect(await suggested()).toEqual(['Check fire bans', 'Get firewood']);
    const { status, body } = await putHidden(id, 'Get firewood', true, mia);
    expect([status, body]).toEqual([200, { suggestions: ['Check fire bans'] }]);
    await putHidden(id, 'Get firewood', true, mia);
    expect(await suggested()).toEqual(['Check fire bans']);
    expect((await readTodos(other.id, other.mia)).body.suggestions).toContain('Get firewood');
    expect((await postTodo(id, { text: 'Get firewood' }, mia)).body.todo.from).toBe('suggested');
    expect((await putHidden(id, 'Check fire bans', true, mia)).body.suggestions).toEqual([]);
    expect((await putHidden(id, 'Check fire bans', false, mia)).body.suggestions).toEqual([
      'Check fire bans',
    ]);
  });

  test('one more suggestion can be hidden, however many were hidden before', async () => {
    const { mia, id } = await byTheFire();
    const hiddenTodos = Array.from({ length: 100 }, (_, n) => `Child seat for Bao ${n}`);
    await db.trip.update({ where: { id }, data: { hiddenTodos } });
    expect((await putHidden(id, 'Get firewood', true, mia)).body.suggestions).toEqual(['Check fire bans']);
    const trip = await db.trip.findUniqueOrThrow({ where: { id } });
    expect(trip.hiddenTodos).toEqual([...hiddenTodos.slice(1), 'Get firewood']);
  });

  test.each(['Buy a boat', '', 7, 'a'.repeat(201)])('%j isn’t a suggestion', async (text) => {
    const { mia, trip } = world;
    const { status, body } = await putHidden(trip.id, text, true, mia);
    expect([status, body.fields]).toEqual([400, { text: expect.any(String) }]);
  });
});

describe('one to-do', () => {
  /** Adds a to-do of Mia's to a trip. */
  async function listed(all = world) {
    const { body } = await postTodo(all.trip.id, { text: 'Ice' }, all.mia);
    const { id: toms } = await invitationOf(all.trip, all.tom.email);
    return { ...all, id: all.trip.id, todo: body.todo.id, toms };
  }

  test('every member who is going ticks a to-do, and it says who did', async () => {
    const { tom, id, todo, toms } = await listed();
    expect((await patchTodo(id, todo, { done: true }, tom)).body.todo).toMatchObject({
      done: true,
      done_by: toms,
    });
    const at = (await db.todo.findUniqueOrThrow({ where: { id: todo } })).doneAt;
    await patchTodo(id, todo, { done: true }, tom);
    expect((await db.todo.findUniqueOrThrow({ where: { id: todo } })).doneAt).toEqual(at);
    expect((await patchTodo(id, todo, { done: false }, tom)).body.todo).toMatchObject({
      done: false,
      done_by: null,
    });
  });

  test('it is edited, taken, dated and given back, and omitted fields stay', async () => {
    const { mia, tom, id, todo, toms } = await listed();
    await patchTodo(id, todo, { household_id: toms }, tom);
    await patchTodo(id, todo, { due_on: inDays(4) }, mia);
    expect((await patchTodo(id, todo, { text: 'Two bags of ice' }, mia)).body.todo).toMatchObject({
      text: 'Two bags of ice',
      household_id: toms,
      due_on: inDays(4),
    });
    expect((await patchTodo(id, todo, { household_id: null, due_on: '' }, tom)).body.todo).toMatchObject({
      household_id: null,
      due_on: null,
    });
  });

  test('setting the same household again tells nobody', async () => {
    const { mia, tom, id, todo, toms } = await listed(await party());
    await patchTodo(id, todo, { household_id: toms }, mia);
    const where = { profileId: tom.viewer.profileId, kind: 'todos' } as const;
    await db.notification.updateMany({ where, data: { readAt: new Date() } });
    await patchTodo(id, todo, { household_id: toms, due_on: inDays(4) }, mia);
    expect(await db.notification.count({ where: { ...where, readAt: null } })).toBe(0);
  });

  test('its author or an organiser deletes it, with its notifications', async () => {
    const { mia, tom, id, todo, toms } = await listed(await party());
    const own = await postTodo(id, { text: 'Wood' }, tom);
    expect((await deleteTodo(id, own.body.todo.id, tom)).body).toEqual({ id: own.body.todo.id });
    await patchTodo(id, todo, { household_id: toms }, mia);
    expect((await deleteTodo(id, todo, mia)).status).toBe(200);
    expect(await db.notification.count({ where: { tripId: id, kind: 'todos' } })).toBe(0);
    expect((await readTodos(id, mia)).body.todos).toEqual([]);
    expect((await deleteTodo(id, todo, mia)).status).toBe(404);
  });

  test('another trip’s to-do does not exist', async () => {
    const [one, other] = [await listed(), await listed(await party())];
    expect((await patchTodo(one.id, other.todo, { done: true }, one.mia)).status).toBe(404);
    expect((await deleteTodo(one.id, other.todo, one.mia)).status).toBe(404);
  });

  test('a guest who is going ticks and takes to-dos like anybody', async () => {
    const { mia, trip, token } = await guestTrip();
    await answer(token, family);
    const guest = await asGuest(token);
    const { body } = await postTodo(trip.id, { text: 'Ice' }, mia);
    expect((await patchTodo(trip.id, body.todo.id, { done: true }, guest)).body.todo.done).toBe(true);
  });
});
