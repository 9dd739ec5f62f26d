import { randomUUID } from 'node:crypto';
import { PATCH } from '@/app/api/trips/[id]/packing/[item]/route';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { call } from '@/tests/call';
import {
  addPacking,
  changePacking,
  packedThing,
  readPacking,
  removePacking,
} from '@/tests/factories/packing';
import { type Person, person } from '@/tests/factories/people';
import { inDays, moveTo, plan } from '@/tests/factories/trips';

/**
 * Adds a kettle to Mia's gear. Returns the kettle's id, which is also its id on her packing list.
 */
async function kettleOf(mia: Person) {
  const data = { profileId: mia.viewer.profileId, name: 'Kettle', shared: false };
  return (await db.gearItem.create({ data })).id;
}

const later = (days: number) => ({ start_date: inDays(days), end_date: inDays(days + 2) });

test('a tick stays until it is removed', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const kettle = await kettleOf(mia);
  const ticked = await changePacking(id, kettle, { packed: true }, mia);
  expect(ticked).toMatchObject({
    status: 200,
    body: { item: { id: kettle, name: 'Kettle', packed: true, mark: null } },
  });
  expect((await packedThing(id, mia, 'Kettle')).listed).toEqual(ticked.body.item);
  expect((await changePacking(id, kettle, { packed: false }, mia)).body.item.packed).toBe(false);
  expect((await packedThing(id, mia, 'Kettle')).listed?.packed).toBe(false);
});

test('two ticks of one thing at once give one row', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const kettle = await kettleOf(mia);
  const both = await Promise.all([1, 2].map(() => changePacking(id, kettle, { packed: true }, mia)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.packingItem.count({ where: { tripId: id } })).toBe(1);
});

test('a packed thing stays on the list even when its gear is deleted', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const kettle = await kettleOf(mia);
  await changePacking(id, kettle, { packed: true }, mia);
  await db.gearItem.delete({ where: { id: kettle } });
  expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ id: kettle, packed: true });
  // Removing the tick also removes the thing from the list.
  expect((await changePacking(id, kettle, { packed: false }, mia)).status).toBe(200);
  expect((await packedThing(id, mia, 'Kettle')).listed).toBeUndefined();
});

test('an added thing is deleted; another is only left out of this trip’s list, and can return', async () => {
  const mia = await person('Mia');
  const [{ id }, { id: other }] = [await plan(mia), await plan(mia)];
  const kettle = await kettleOf(mia);
  const { item } = (await addPacking(id, 'Diary', mia)).body;
  expect(await removePacking(id, item.id, mia)).toMatchObject({ status: 200, body: { id: item.id } });
  expect(await packedThing(id, mia, 'Diary')).toEqual({});

  await removePacking(id, kettle, mia);
  expect(await packedThing(id, mia, 'Kettle')).toMatchObject({ leftOut: { id: kettle, last_time: null } });
  expect((await packedThing(other, mia, 'Kettle')).listed).toBeDefined();
  await changePacking(id, kettle, { left_out: false }, mia);
  expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ id: kettle, packed: false });
  // Ticking a left-out thing also puts it back on the list.
  await removePacking(id, kettle, mia);
  await changePacking(id, kettle, { packed: true }, mia);
  expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ packed: true });
});

test('things can be marked on a trip that is over or was called off, and marks can be removed', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const kettle = await kettleOf(mia);
  await moveTo({ id }, -9, -7);
  for (const mark of ['forgot', 'not needed', null] as const) {
    expect((await changePacking(id, kettle, { mark }, mia)).body.item).toMatchObject({ mark });
    expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ mark });
  }
  await moveTo({ id }, 5, 7);
  await callOffTrip(mia.viewer, id);
  const marked = await changePacking(id, kettle, { mark: 'forgot', packed: true }, mia);
  expect(marked).toMatchObject({ status: 200, body: { item: { mark: 'forgot', packed: true } } });
});

test('forgotten things are suggested on the next trip’s list, and unneeded ones are left out of it', async () => {
  const mia = await person('Mia');
  const kettle = await kettleOf(mia);
  const [first, next, third] = [
    await plan(mia, later(5)),
    await plan(mia, later(15)),
    await plan(mia, later(25)),
  ];
  const corkscrew = (await addPacking(first.id, 'Corkscrew', mia)).body.item.id;
  await changePacking(first.id, corkscrew, { mark: 'forgot' }, mia);
  await changePacking(first.id, kettle, { packed: true, mark: 'not needed' }, mia);

  const forgotten = (await packedThing(next.id, mia, 'Corkscrew')).listed;
  expect(forgotten).toMatchObject({ from: 'added', last_time: 'forgot', packed: false });
  expect(await packedThing(next.id, mia, 'Kettle')).toMatchObject({ leftOut: { last_time: 'not needed' } });
  expect((await packedThing(first.id, mia, 'Kettle')).listed).toBeDefined();

  await changePacking(next.id, forgotten?.id ?? '', { packed: true }, mia);
  await changePacking(next.id, kettle, { packed: true }, mia);
  expect((await packedThing(third.id, mia, 'Kettle')).listed).toMatchObject({ last_time: null });
  expect(await packedThing(third.id, mia, 'Corkscrew')).toEqual({});
});

test('a suggested thing is left out for good, and a trip that was called off suggests nothing', async () => {
  const mia = await person('Mia');
  const [first, next] = [await plan(mia, later(5)), await plan(mia, later(15))];
  const { item } = (await addPacking(first.id, 'Corkscrew', mia)).body;
  await changePacking(first.id, item.id, { mark: 'forgot' }, mia);
  const again = (await packedThing(next.id, mia, 'Corkscrew')).listed?.id ?? '';
  await removePacking(next.id, again, mia);
  expect(await packedThing(next.id, mia, 'Corkscrew')).toMatchObject({ leftOut: { id: again } });
  await changePacking(next.id, again, { left_out: false }, mia);
  expect((await packedThing(next.id, mia, 'Corkscrew')).listed).toMatchObject({ id: again });
  const afterwards = await plan(mia, later(10));
  await callOffTrip(mia.viewer, first.id);
  expect(await packedThing(afterwards.id, mia, 'Corkscrew')).toEqual({});
});

test('other people’s marks affect nobody’s list', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [first, next] = [await plan(mia, later(5)), await plan(tom, later(15))];
  const { item } = (await addPacking(first.id, 'Corkscrew', mia)).body;
  await changePacking(first.id, item.id, { mark: 'forgot' }, mia);
  expect((await readPacking(next.id, tom)).body.items.some(({ name }) => name === 'Corkscrew')).toBe(false);
});

test.each([
  ['packed', { packed: 'true' }],
  ['packed', { packed: null }],
  ['mark', { mark: 'lost' }],
  ['mark', { mark: '' }],
  ['left_out', { left_out: 1 }],
])('a wrong %s is refused at its field: %j', async (field, body) => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const item = await kettleOf(mia);
  const refused = await call<{ fields: Record<string, string> }>(PATCH, 'PATCH', {
    as: mia,
    params: { id, item },
    body,
  });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  expect(await db.packingItem.count({ where: { tripId: id } })).toBe(0);
});

test('a thing that isn’t on the list does not exist', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  for (const item of [randomUUID(), 'nonsense']) {
    expect((await changePacking(id, item, { packed: true }, mia)).status).toBe(404);
    expect((await removePacking(id, item, mia)).status).toBe(404);
  }
});
