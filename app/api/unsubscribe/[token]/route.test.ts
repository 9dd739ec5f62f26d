import { GET as getChoices, PUT as putChoices } from '@/app/api/account/notifications/route';
import { exportData } from '@/lib/own-data/export-data';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { remind } from '@/lib/trips/invitations/remind';
import { type MailKind, mailKinds } from '@/lib/trips/mails/mail-kinds';
import { readRefusalToken, refusalToken } from '@/lib/trips/mails/refusal-token';
import { defaultWays } from '@/lib/trips/notifications/kinds';
import type { Choices } from '@/lib/trips/notifications/schema';
import { call } from '@/tests/call';
import { person, uniqueEmail } from '@/tests/factories/people';
import { party, plan } from '@/tests/factories/trips';
import { deliveredMail, headersOf, linkIn, minutesPass } from '@/tests/mail';
import { GET, POST } from './route';

/** The headers of a request from a mail provider: a form sent from another site, without a session. */
const byProvider = {
  'sec-fetch-site': 'cross-site',
  origin: 'https://mail.example',
  'content-type': 'application/x-www-form-urlencoded',
};

const stop = (token: string, query = {}, headers: Record<string, string> = {}) =>
  call<{ message: string }>(POST, 'POST', {
    params: { token },
    query,
    body: 'List-Unsubscribe=One-Click',
    headers: { ...byProvider, ...headers },
  });

const refusalsOf = async (email: string) =>
  (await db.mailRefusal.findMany({ where: { email }, select: { kind: true } })).map(({ kind }) => kind);

test('the link in a mail stops its kind, even when it is used twice, and another kind still comes', async () => {
  const email = uniqueEmail();
  const mia = await person('Mia');
  const trip = await plan(mia, { invitees: [email] });
  const [mail] = await deliveredMail(email);
  const url = headersOf(mail as never)['list-unsubscribe']?.slice(1, -1) ?? '';
  expect(headersOf(mail as never)['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const token = new URL(url).pathname.replace('/api/unsubscribe/', '');
  expect(linkIn(mail, '/unsubscribe/')).toContain(token);

  const answers = [await stop(token), await stop(token)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.message).toBe('You won’t get invitations and reminders any more.');
  await minutesPass(2 * 24 * 60);
  await remind(mia.viewer, trip.id, {});
  await plan(mia, { invitees: [email] });
  expect(await deliveredMail(email)).toHaveLength(1);
  await callOffTrip(mia.viewer, trip.id);
  expect((await deliveredMail(email)).at(-1)?.subject).toContain('is off');
});

test('a waiting mail is dropped, urgent or not', async () => {
  const { mia, tom, trip } = await party();
  const before = (await deliveredMail(tom.email)).length;
  await callOffTrip(mia.viewer, trip.id);
  await stop(refusalToken({ email: tom.email.toUpperCase(), kind: 'changes' }));
  expect(await deliveredMail(tom.email)).toHaveLength(before);
});

test('an account sees it among its choices, and can turn the mails on again', async () => {
  const tom = await person('Tom');
  const choice = () =>
    db.notificationChoice.findMany({
      where: { profileId: tom.viewer.profileId },
      select: { kind: true, mail: true, bell: true, push: true },
    });
  const token = refusalToken({ email: tom.email, kind: 'comments' });
  await stop(token);
  expect(await choice()).toEqual([{ kind: 'comments', mail: false, bell: true, push: false }]);
  expect(await refusalsOf(tom.email)).toEqual(['comments']);
  const { body } = await stop(token, { again: '1' });
  expect(body.message).toBe('You get mails with comments again.');
  expect(await choice()).toEqual([{ kind: 'comments', mail: true, bell: true, push: false }]);
  expect(await refusalsOf(tom.email)).toEqual([]);
});

test('mails that are stopped before there is an account show in its choices, and choosing mail turns them on', async () => {
  const tom = await person('Tom');
  await db.mailRefusal.create({ data: { email: tom.email, kind: 'answers' } });
  const shown = async () => (await call<Choices>(getChoices, 'GET', { as: tom })).body;
  expect((await shown()).answers).toEqual({ ...defaultWays.answers, mail: false });
  await call(putChoices, 'PUT', {
    as: tom,
    body: { ...defaultWays, changes: { ...defaultWays.changes, mail: false } },
  });
  expect(await refusalsOf(tom.email)).toEqual([]);
  expect((await shown()).answers.mail).toBe(true);
  await stop(refusalToken({ email: tom.email, kind: 'changes' }));
  expect((await shown()).changes.mail).toBe(false);
});

test('it is exported, and is deleted with the account', async () => {
  const tom = await person('Tom');
  await stop(refusalToken({ email: tom.email, kind: 'invitations' }));
  expect((await exportData(tom.viewer))?.stopped_mails).toEqual([
    expect.objectContaining({ kind: 'invitations' }),
  ]);
});

test('the page’s own form returns a browser to the page, which shows the current state', async () => {
  const token = refusalToken({ email: uniqueEmail(), kind: 'answers' });
  const { status, headers } = await stop(token, {}, { 'sec-fetch-mode': 'navigate' });
  expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000/unsubscribe/${token}`]);
});

test('opening the address changes nothing', async () => {
  const email = uniqueEmail();
  const token = refusalToken({ email, kind: 'answers' });
  const { status, headers } = await call(GET, 'GET', { params: { token } });
  expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000/unsubscribe/${token}`]);
  expect(await refusalsOf(email)).toEqual([]);
});

const genuine = refusalToken({ email: 'tom@example.com', kind: 'answers' });

test.each([
  ['nonsense', 'nonsense'],
  ['none', ''],
  ['one cut short', genuine.slice(0, -3)],
  [
    'one with a letter changed',
    `${genuine.slice(0, 30)}${genuine[30] === 'a' ? 'b' : 'a'}${genuine.slice(31)}`,
  ],
  ['very long', 'a'.repeat(499)],
])('a token that is %s is 404', async (_, token) => {
  expect((await stop(token)).status).toBe(404);
  expect((await call(GET, 'GET', { params: { token } })).status).toBe(404);
});

test('a token reveals neither address nor kind, and differs each time', () => {
  const refusal = { email: 'Tom.Hall@example.com', kind: 'changes' as MailKind };
  const [one, two] = [refusalToken(refusal), refusalToken(refusal)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toMatch(/tom|changes/i);
  for (const kind of mailKinds) {
    const email = 'tom.hall@example.com';
    expect(readRefusalToken(refusalToken({ ...refusal, kind }))).toEqual({ email, kind });
  }
});
