import { POST as ADD } from '@/app/api/groups/route';
import type { Group } from '@/lib/household/groups/schema';
import { call } from '@/tests/call';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { DELETE } from '../route';
import { POST } from './route';

interface Body {
  group: Group;
  error: string;
}

const add = (as: Person, name = 'Family') =>
  call<Body>(ADD, 'POST', { as, body: { name, emails: [uniqueEmail('sam'), uniqueEmail('kim')] } });
const remove = (as: Person, id: string) => call(DELETE, 'DELETE', { as, params: { id } });
const restore = (as: Person | undefined, id: string) =>
  call<Body>(POST, 'POST', { as, params: { id }, body: {} });

test('a deleted group is restored with all its members', async () => {
  const mia = await person();
  const { group } = (await add(mia)).body;
  await remove(mia, group.id);
  expect(await restore(mia, group.id)).toMatchObject({ status: 201, body: { group } });
});

test('only its owner can restore it', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { group } = (await add(mia)).body;
  await remove(mia, group.id);
  expect((await restore(undefined, group.id)).status).toBe(401);
  expect((await restore(tom, group.id)).status).toBe(404);
});

test('while its name is taken the group can’t be restored, but later it can', async () => {
  const mia = await person();
  const first = (await add(mia)).body.group;
  await remove(mia, first.id);
  const second = (await add(mia)).body.group;
  expect(await restore(mia, first.id)).toMatchObject({ status: 409 });
  await remove(mia, second.id);
  expect((await restore(mia, first.id)).status).toBe(201);
});
