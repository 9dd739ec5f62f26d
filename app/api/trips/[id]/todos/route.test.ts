import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { MOST_TODOS } from '@/lib/trips/todos/change-todos';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { own } from '@/tests/factories/gear';
import { person } from '@/tests/factories/people';
import { postTodo, readTodos } from '@/tests/factories/todos';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

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
      ...{ id: expect.any(String), text: 'Book the ferry', household_id: household, due_on: inDays(3) },
      ...{ done: false, done_by: null, by: household, from: 'added' },
    },
  ]);
  await postTodo(trip.id, { text: 'Ice' }, mia);
  for (const reader of [mia, tom, ann])
    expect((await readTodos(trip.id, reader)).body.todos.map(({ text }) => text)).toEqual([
      'Ice',
      'Book the ferry',
    ]);
  expect((await postTodo(trip.id, { text: 'Mine' }, ann)).status).toBe(403);
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
  const { mia, ann, trip } = await party();
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
  const { trip: other } = await party();
  expect((await postTodo(trip.id, { text: 'Ice', household_id: other.id }, mia)).status).toBe(404);
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
  const { mia, trip } = await party();
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
  const { mia, trip } = await party();
  const queries = async () => (await countQueries(() => readTodos(trip.id, mia))).queries.length;
  const before = await queries();
  for (const text of ['Ice', 'Wood', 'Gas']) await postTodo(trip.id, { text }, mia);
  expect(before).toBe(3);
  expect(await queries()).toBe(before);
});
