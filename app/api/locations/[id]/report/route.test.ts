import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { added } from '@/tests/factories/site-form';
import { deliveredMail } from '@/tests/mail';
import { POST } from './route';

const report = (id: string, body: object, as?: Person, headers = {}) =>
  call<{ fields: object }>(POST, 'POST', { ...(as && { as }), params: { id }, body, headers });

const mailsAbout = async (name: string) =>
  (await deliveredMail(env().CONTACT_EMAIL)).filter(({ subject }) => subject?.includes(name));

test('a report about a shared site reaches CONTACT_EMAIL, and a reply to it goes to the reporter', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id, name } = await added(mia, { name: `Paddock ${Math.random()}`, share_flag: true });
  const message = 'The gate is locked.\n\n<img src=x onerror=alert(1)>';
  const { status, body } = await report(id, { reason: 'closed', message }, tom);
  expect([status, body]).toEqual([200, { message: 'Thank you. We will have a look.' }]);
  const [mail] = await mailsAbout(name);
  expect(mail?.replyTo?.[0]?.address).toBe(tom.email);
  expect(mail?.text).toContain('It’s closed or gone');
  expect(mail?.text).toContain('The gate is locked.');
  expect(mail?.text).toContain(`/campsite/${id}`);
  expect(mail?.text).toContain(`${env().APP_URL}/operator`);
  expect(mail?.html).not.toContain('<img src=x');
  expect(mail?.text).not.toContain(mia.email);
});

test('a report stores its reason and message, only the newest of a person; after a review it counts again once the site has changed', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await added(mia, { share_flag: true });
  const row = () => db.siteReport.findFirstOrThrow({ where: { campsiteId: id } });
  await report(id, { reason: 'offensive', message: 'Its name is rude.' }, tom);
  const first = await row();
  expect(first).toMatchObject({ reason: 'offensive', message: 'Its name is rude.' });
  await report(id, { reason: 'wrong' }, tom);
  expect(await row()).toMatchObject({ reason: 'wrong', message: null, createdAt: first.createdAt });
  const { reviewedAt } = await db.campsite.update({ where: { id }, data: { reviewedAt: new Date() } });
  await report(id, { reason: 'closed' }, tom);
  expect(await row()).toMatchObject({ reason: 'closed', createdAt: first.createdAt });
  const changed = new Date(Date.now() + 5_000);
  await db.campsite.update({ where: { id }, data: { updatedAt: changed } });
  await report(id, { reason: 'closed' }, tom);
  const renewed = await row();
  expect(renewed.createdAt.getTime()).toBeGreaterThan(reviewedAt?.getTime() ?? 0);
});

test('open data can be reported too, without a message', async () => {
  const { id } = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
  expect((await report(id, { reason: 'wrong', message: '' }, await person())).status).toBe(200);
});

test('the same idempotency key sends one mail', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id, name } = await added(mia, { name: `Paddock ${Math.random()}`, share_flag: true });
  const send = () => report(id, { reason: 'wrong' }, tom, { 'idempotency-key': 'once' });
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await mailsAbout(name)).toHaveLength(1);
});

test('signed-out people, strangers to a private site and its owner can’t report', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await added(mia);
  expect((await report(id, { reason: 'wrong' })).status).toBe(401);
  expect((await report(id, { reason: 'wrong' }, tom)).status).toBe(404);
  expect((await report('nonsense', { reason: 'wrong' }, tom)).status).toBe(404);
  expect((await report(id, { reason: 'wrong' }, mia)).status).toBe(403);
});

test.each([
  ['reason', {}],
  ['reason', { reason: 'boring' }],
  ['reason', { reason: { not: '' } }],
  ['message', { reason: 'wrong', message: 'a'.repeat(5001) }],
  ['message', { reason: 'wrong', message: 'a\0' }],
  ['message', { reason: 'wrong', message: '\ud83d' }],
])('bad input is refused at %s', async (field, body) => {
  const mia = await person('Mia');
  const { id } = await added(mia, { share_flag: true });
  const refused = await report(id, body, mia);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
});

test('the eleventh report of a person within a day is refused for now', async () => {
  const mia = await person('Mia');
  const { id } = await added(mia, { share_flag: true });
  for (let count = 0; count < 10; count++)
    expect((await report(id, { reason: 'wrong' }, mia)).status).toBe(200);
  expect((await report(id, { reason: 'wrong' }, mia)).status).toBe(429);
});
