import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { postTodo, putHidden, readTodos } from '@/tests/factories/todos';
import { plan } from '@/tests/factories/trips';

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
  expect((await putHidden(id, 'Check fire bans', false, mia)).body.suggestions).toEqual(['Check fire bans']);
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
  const { mia, id } = await byTheFire();
  const { status, body } = await putHidden(id, text, true, mia);
  expect([status, body.fields]).toEqual([400, { text: expect.any(String) }]);
});
