import { db } from '@/lib/server/db/client';
import { answer, asGuest, family, invited } from '@/tests/factories/guests';
import { deleteTodo, patchTodo, postTodo, readTodos } from '@/tests/factories/todos';
import { inDays, invitationOf, party } from '@/tests/factories/trips';

async function listed() {
  const all = await party();
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
  const { mia, tom, id, todo, toms } = await listed();
  await patchTodo(id, todo, { household_id: toms }, mia);
  const where = { profileId: tom.viewer.profileId, kind: 'todos' } as const;
  await db.notification.updateMany({ where, data: { readAt: new Date() } });
  await patchTodo(id, todo, { household_id: toms, due_on: inDays(4) }, mia);
  expect(await db.notification.count({ where: { ...where, readAt: null } })).toBe(0);
});

test('its author or an organiser deletes it, with its notifications', async () => {
  const { mia, tom, id, todo, toms } = await listed();
  expect((await deleteTodo(id, todo, tom)).status).toBe(403);
  const own = await postTodo(id, { text: 'Wood' }, tom);
  expect((await deleteTodo(id, own.body.todo.id, tom)).body).toEqual({ id: own.body.todo.id });
  await patchTodo(id, todo, { household_id: toms }, mia);
  expect((await deleteTodo(id, todo, mia)).status).toBe(200);
  expect(await db.notification.count({ where: { tripId: id, kind: 'todos' } })).toBe(0);
  expect((await readTodos(id, mia)).body.todos).toEqual([]);
  expect((await deleteTodo(id, todo, mia)).status).toBe(404);
});

test('another trip’s to-do does not exist', async () => {
  const [one, other] = [await listed(), await listed()];
  expect((await patchTodo(one.id, other.todo, { done: true }, one.mia)).status).toBe(404);
  expect((await deleteTodo(one.id, other.todo, one.mia)).status).toBe(404);
});

test('a guest who is going ticks and takes to-dos like anybody', async () => {
  const { mia, trip, token } = await invited();
  await answer(token, family);
  const guest = await asGuest(token);
  const { body } = await postTodo(trip.id, { text: 'Ice' }, mia);
  expect((await patchTodo(trip.id, body.todo.id, { done: true }, guest)).body.todo.done).toBe(true);
});
