import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { person, uniqueEmail } from '@/tests/factories/people';
import { loggedIn, password } from '@/tests/factories/sign-up';
import { POST as login } from './route';

const sessionsOf = (email: string) => db.session.count({ where: { user: { email } } });

test('every failed log-in reads alike', async () => {
  const { email } = await loggedIn();
  const failures = await Promise.all([
    call(login, 'POST', { body: { email, password: 'wrong-password' } }),
    call(login, 'POST', { body: { email: uniqueEmail(), password } }),
  ]);
  expect(failures[0].body).toEqual({
    error: 'Login failed, please reset your password or create an account',
  });
  expect(failures.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([401, failures[0].body]));
});

test('logging in ends the session that the browser had, and no other', async () => {
  const [account, mia] = [await loggedIn(), await person('Mia')];
  const elsewhere = await call(login, 'POST', { body: { email: account.email, password } });
  expect(elsewhere.status).toBe(200);
  const body = { email: account.email, password };
  expect((await call(login, 'POST', { as: account, body })).status).toBe(200);
  expect(await sessionsOf(account.email)).toBe(2);
  expect((await call(login, 'POST', { as: mia, body })).status).toBe(200);
  expect([await sessionsOf(mia.email), await sessionsOf(account.email)]).toEqual([0, 3]);
});

test('a log-in that fails leaves the session that the browser had', async () => {
  const mia = await person('Mia');
  await call(login, 'POST', { as: mia, body: { email: mia.email, password: 'wrong-password' } });
  expect(await sessionsOf(mia.email)).toBe(1);
});
