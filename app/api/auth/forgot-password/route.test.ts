import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { uniqueEmail } from '@/tests/factories/people';
import { cookieOf, loggedIn, password } from '@/tests/factories/sign-up';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as login } from '../login/route';
import { GET as me } from '../me/route';
import { POST as resetPassword } from '../reset-password/route';
import { POST as forgotPassword } from './route';

const chosen = 'Damper-and-honey-9';

async function resetLink(email: string): Promise<string> {
  await call(forgotPassword, 'POST', { body: { email } });
  const mails = (await deliveredMail(email)).filter(
    ({ subject }) => subject === 'Reset your Campmates password',
  );
  return new URL(linkIn(mails.at(-1), '/reset-password')).searchParams.get('token') ?? '';
}

const reset = (token: string, newPassword = chosen) =>
  call<{ user: { email: string } }>(resetPassword, 'POST', { body: { token, password: newPassword } });

test('a reset sets the password, logs in, and ends every earlier session', async () => {
  const { email, cookie } = await loggedIn();
  const token = await resetLink(email);
  const done = await reset(token);
  expect(done).toMatchObject({
    status: 200,
    body: { message: 'Your password has been reset. Logging you in...', user: { email } },
  });
  expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(401);
  expect((await call(me, 'GET', { headers: { cookie: cookieOf(done.headers) } })).status).toBe(200);
  expect((await call(login, 'POST', { body: { email, password } })).status).toBe(401);
  expect((await call(login, 'POST', { body: { email, password: chosen } })).status).toBe(200);
});

test('a link works once, even when it is used ten times at once', async () => {
  const { email } = await loggedIn();
  const token = await resetLink(email);
  const responses = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  expect(await db.session.count({ where: { user: { email } } })).toBe(1);
});

test('a newer link invalidates the older one', async () => {
  const { email } = await loggedIn();
  const older = await resetLink(email);
  const newer = await resetLink(email);
  expect((await reset(older)).status).toBe(400);
  expect((await reset(newer)).status).toBe(200);
});

test('a link expires after 60 minutes', async () => {
  const { email } = await loggedIn();
  const token = await resetLink(email);
  const { expiresAt } = await db.resetToken.findFirstOrThrow({ where: { user: { email } } });
  expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60 * 60_000);
  await db.resetToken.updateMany({ where: { user: { email } }, data: { expiresAt: new Date() } });
  expect((await reset(token)).status).toBe(400);
});

test('a refused password leaves the link valid', async () => {
  const { email } = await loggedIn();
  const token = await resetLink(email);
  const error = 'Password must be at least 8 characters long';
  expect(await reset(token, 'short')).toMatchObject({ status: 400, body: { error } });
  const common = await reset(token, 'Password1'.toLowerCase());
  expect(common).toMatchObject({
    status: 400,
    body: { fields: { password: expect.stringContaining('most common') } },
  });
  expect((await reset(token)).status).toBe(200);
});

test('the response is the same for known and unknown addresses, and only a known one gets a mail', async () => {
  const { email } = await loggedIn();
  const stranger = uniqueEmail();
  const [known, unknown] = [
    await call(forgotPassword, 'POST', { body: { email } }),
    await call(forgotPassword, 'POST', { body: { email: stranger } }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await deliveredMail(stranger)).toEqual([]);
});

test('a fourth request within the hour gets the same response and no mail; the newest link stays valid', async () => {
  const { email } = await loggedIn();
  await resetLink(email);
  await resetLink(email);
  const third = await resetLink(email);
  expect((await call(forgotPassword, 'POST', { body: { email: email.toUpperCase() } })).status).toBe(200);
  const mails = (await deliveredMail(email)).filter(
    ({ subject }) => subject === 'Reset your Campmates password',
  );
  expect(mails).toHaveLength(3);
  expect((await reset(third)).status).toBe(200);
});

test('a log-in with the old password that is under way is ended by the reset', async () => {
  const { email } = await loggedIn();
  const token = await resetLink(email);
  const [done, ...logins] = await Promise.all([
    reset(token),
    ...Array.from({ length: 5 }, () => call(login, 'POST', { body: { email, password } })),
  ]);
  expect(done.status).toBe(200);
  for (const { status, headers } of logins) {
    const alive =
      status === 200 && (await call(me, 'GET', { headers: { cookie: cookieOf(headers) } })).status === 200;
    expect(alive).toBe(false);
  }
});

test('an address with a letter that case folding changes into another reaches nobody else', async () => {
  const email = uniqueEmail('mia.king');
  await loggedIn(email);
  for (const typed of [email.replace('k', '\u212a'), email.replace('i', '\u0130')]) {
    expect((await call(forgotPassword, 'POST', { body: { email: typed } })).status).toBe(400);
    expect((await call(login, 'POST', { body: { email: typed, password } })).status).toBe(400);
  }
});

test('the account’s owner is told of a reset', async () => {
  const { email } = await loggedIn();
  await reset(await resetLink(email));
  expect((await deliveredMail(email)).at(-1)?.subject).toBe('Your Campmates password has been reset');
});

test('no token is stored in the form in which it was mailed', async () => {
  const { email } = await loggedIn();
  const token = await resetLink(email);
  const rows = await db.resetToken.findMany({ where: { user: { email } } });
  expect(JSON.stringify(rows)).not.toContain(token);
});
