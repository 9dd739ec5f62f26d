import { POST as exportData } from '@/app/api/account/export/route';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { PUT } from './route';

interface Answer {
  dismissed: boolean;
  fields: object;
}

const dismiss = (id: string, as?: Person, body: object = { dismissed: true }) =>
  call<Answer>(PUT, 'PUT', { ...(as && { as }), params: { id }, body });
const kept = ({ viewer: { profileId } }: Person) => db.observationDismissal.count({ where: { profileId } });

test('a dismissal is stored once, until the person takes it back', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await siteOf(mia, { shared: true });
  await dismiss(id, tom);
  for (const dismissed of [true, true, false, false]) {
    const { status, body } = await dismiss(id, mia, { dismissed });
    expect([status, body]).toEqual([200, { dismissed }]);
    expect(await kept(mia)).toBe(dismissed ? 1 : 0);
  }
  expect(await kept(tom)).toBe(1);
});

test('two dismissals at once are stored once', async () => {
  const mia = await person('Mia');
  const { id } = await siteOf(mia);
  const both = await Promise.all([dismiss(id, mia), dismiss(id, mia)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await kept(mia)).toBe(1);
});

test('a signed-out caller is refused, and a private site does not exist for others', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await siteOf(mia);
  expect((await dismiss(id)).status).toBe(401);
  expect((await dismiss(id, tom)).status).toBe(404);
  expect((await dismiss('nonsense', tom)).status).toBe(404);
  expect(await kept(tom)).toBe(0);
});

test.each([null, 'true', 1, undefined])('dismissed is true or false, not %j', async (dismissed) => {
  const mia = await person('Mia');
  const { status, body } = await dismiss((await siteOf(mia)).id, mia, { dismissed });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['dismissed']]);
});

test('a dismissal is in the export, and is deleted with the account', async () => {
  const mia = await person('Mia');
  const { id } = await siteOf(await person('Tom'), { shared: true });
  await dismiss(id, mia);
  const { body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({ profile: { dismissals: [{ campsiteId: id }] } });
  await db.user.delete({ where: { id: mia.viewer.userId } });
  expect(await kept(mia)).toBe(0);
});
