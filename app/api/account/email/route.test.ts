import { GET as confirmEmail } from '@/app/api/auth/confirm-email/route';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { cookieOf, loggedIn, password } from '@/tests/factories/sign-up';
import { invitationOf, plan } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as change, DELETE as stay } from './route';

const ask = (cookie: string, email: string, secret: string | undefined = password) =>
  call(change, 'POST', { as: { cookie }, body: { email, password: secret } });
const tokenFor = async (email: string) =>
  new URL(linkIn((await deliveredMail(email)).at(-1), '/confirm-email')).searchParams.get('token') ?? '';
const confirm = (token: string) => call(confirmEmail, 'GET', { query: { token } });
const isIn = async (cookie: string) => (await call(me, 'GET', { as: { cookie } })).status === 200;
const logIn = (email: string, secret = password) =>
  call(login, 'POST', { body: { email, password: secret } });
const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);

test('the link mailed to the new address changes the address, ends every other session and tells the old address', async () => {
  const { email, cookie } = await loggedIn();
  const other = cookieOf((await logIn(email)).headers);
  const next = uniqueEmail('next');
  expect((await ask(cookie, next, 'wrong')).status).toBe(400);
  expect((await ask(cookie, next)).status).toBe(200);
  expect([(await logIn(email)).status, (await logIn(next)).status]).toEqual([200, 401]);

  const token = await tokenFor(next);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { next: '/profile/account' } });
  expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
  expect([(await logIn(email)).status, (await logIn(next)).status]).toEqual([401, 200]);
  expect((await subjects(email)).slice(-2)).toEqual([
    'A new address for your Campmates account',
    'Your Campmates email address has changed',
  ]);
  // A second visit to the link does not end sessions that started after the first visit.
  const since = cookieOf((await logIn(next)).headers);
  expect([(await confirm(token)).status, await isIn(since)]).toEqual([200, true]);
});

test('a taken address gets the same response, and its owner gets a mail that says so', async () => {
  const [mia, tom] = [await loggedIn(), await loggedIn()];
  const [free, taken] = [await ask(mia.cookie, uniqueEmail()), await ask(mia.cookie, tom.email)];
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const mail = (await deliveredMail(tom.email)).at(-1);
  expect(mail?.subject).toBe('You already have a Campmates account');
  expect(mail?.text).not.toContain('/confirm-email');
});

test('an address that somebody signs up with before the link is opened belongs to that account', async () => {
  const { email, cookie } = await loggedIn();
  const next = uniqueEmail('next');
  await ask(cookie, next);
  const token = await tokenFor(next);
  await newcomer(next);
  expect(await confirm(token)).toMatchObject({ status: 400, body: { error: 'Invalid confirmation link.' } });
  expect((await logIn(email)).status).toBe(200);
});

test('a newer change, a cancellation, an expired link and a new password each stop the change', async () => {
  const { email, cookie } = await loggedIn();
  const [first, second, third, fourth] = [uniqueEmail(), uniqueEmail(), uniqueEmail(), uniqueEmail()];
  await ask(cookie, first);
  const dropped = [await tokenFor(first)];
  await ask(cookie, second);
  dropped.push(await tokenFor(second));
  expect((await call(stay, 'DELETE', { as: { cookie } })).status).toBe(200);
  await ask(cookie, third);
  dropped.push(await tokenFor(third));
  await db.emailChange.updateMany({ where: { email: third }, data: { expiresAt: new Date() } });
  for (const token of dropped) expect((await confirm(token)).status).toBe(400);

  await ask(cookie, fourth);
  await call(forgotPassword, 'POST', { body: { email } });
  const mails = await deliveredMail(email);
  const reset = mails.findLast(({ subject }) => subject === 'Reset your Campmates password');
  const token = new URL(linkIn(reset, '/reset-password')).searchParams.get('token');
  await call(resetPassword, 'POST', { body: { token, password: 'Damper-and-honey-9' } });
  expect((await confirm(await tokenFor(fourth))).status).toBe(400);
});

test('invitations of the new address become the person’s, and their own camper shows the new address', async () => {
  const [organiser, sam] = [await person('Mia'), await person('Sam')];
  const next = uniqueEmail('sam-at-home');
  const waiting = await plan(organiser, { invitees: [next] });
  const both = await plan(organiser, { invitees: [next, sam.email] });
  const own = await plan(sam, { invitees: [next] });
  expect((await ask(sam.cookie, next, undefined)).status).toBe(200);
  expect((await confirm(await tokenFor(next))).status).toBe(200);
  expect((await invitationOf(waiting, next)).profileId).toBe(sam.viewer.profileId);
  for (const trip of [both, own]) expect((await invitationOf(trip, next)).profileId).toBeNull();
  expect(await db.crewMember.findUnique({ where: { id: sam.camperId } })).toMatchObject({ email: next });
});

test('ten visits to the link at once change the address once', async () => {
  const { email, cookie } = await loggedIn();
  const next = uniqueEmail('next');
  await ask(cookie, next);
  const token = await tokenFor(next);
  const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const told = (await subjects(email)).filter((subject) => subject?.includes('has changed'));
  expect(told).toHaveLength(1);
});

test('a person without a password can change the address within ten minutes of signing in with Google', async () => {
  const { userId, cookie } = await newcomer();
  const next = uniqueEmail('next');
  const signedInAt = (minutes: number) =>
    db.session.updateMany({
      where: { userId },
      data: { createdAt: new Date(Date.now() - minutes * 60_000) },
    });
  await signedInAt(11);
  expect((await ask(cookie, next, undefined)).status).toBe(403);
  expect(await db.emailChange.count({ where: { userId } })).toBe(0);
  await signedInAt(9);
  expect((await ask(cookie, next, undefined)).status).toBe(200);
});

test('a signed-out caller gets 401, the current address 400, and the sixth change of a day 429', async () => {
  expect((await call(change, 'POST', { body: { email: uniqueEmail(), password } })).status).toBe(401);
  const { email, cookie } = await newcomer();
  expect(await ask(cookie, email.toUpperCase(), undefined)).toMatchObject({
    status: 400,
    body: { fields: { email: expect.any(String) } },
  });
  const statuses: number[] = [];
  for (let wish = 0; wish < 6; wish++) statuses.push((await ask(cookie, uniqueEmail(), undefined)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
