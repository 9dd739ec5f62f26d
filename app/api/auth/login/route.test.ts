import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { person, uniqueEmail } from '@/tests/factories/people';
import { cookieOf, loggedIn, password, signUp } from '@/tests/factories/sign-up';
import { deliveredMail, linkIn } from '@/tests/mail';
import { GET as confirmEmail } from '../confirm-email/route';
import { GET as me } from '../me/route';
import { POST as requestSignup } from '../request-signup/route';
import { POST as resendConfirmation } from '../resend-confirmation/route';
import { POST as login } from './route';

const sessionsOf = (email: string) => db.session.count({ where: { user: { email } } });

test('every failed log-in has the same response', async () => {
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

test('logging in ends the browser’s previous session, and no other', async () => {
  const [account, mia] = [await loggedIn(), await person('Mia')];
  const elsewhere = await call(login, 'POST', { body: { email: account.email, password } });
  expect(elsewhere.status).toBe(200);
  const body = { email: account.email, password };
  expect((await call(login, 'POST', { as: account, body })).status).toBe(200);
  expect(await sessionsOf(account.email)).toBe(2);
  expect((await call(login, 'POST', { as: mia, body })).status).toBe(200);
  expect([await sessionsOf(mia.email), await sessionsOf(account.email)]).toEqual([0, 3]);
});

test('a failed log-in keeps the browser’s session', async () => {
  const mia = await person('Mia');
  await call(login, 'POST', { as: mia, body: { email: mia.email, password: 'wrong-password' } });
  expect(await sessionsOf(mia.email)).toBe(1);
});

describe('with the password of an unconfirmed sign-up', () => {
  const words = 'Login failed, please reset your password or create an account';
  const attempt = (email: string, secret = password, cookie = '') =>
    call(login, 'POST', { body: { email, password: secret }, headers: { cookie } });

  test('the refusal is the same, and adds that the sign-up is unconfirmed', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const right = await attempt(email);
    expect([right.status, right.body]).toEqual([401, { error: words, unconfirmed: true }]);
    expect(right.headers.get('cache-control')).toBe('no-store');
    expect(await sessionsOf(email)).toBe(0);
  });

  test('a wrong password gets no hint', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const wrong = await attempt(email, 'wrong-password');
    expect([wrong.status, wrong.body, wrong.headers.get('set-cookie')]).toEqual([
      401,
      { error: words },
      null,
    ]);
  });

  test('a sign-up with a taken address, or one that expired long ago, gets no hint', async () => {
    const { email } = await loggedIn();
    await call(requestSignup, 'POST', { body: { email, password: 'Eve-was-here-2', name: '' } });
    expect((await attempt(email, 'Eve-was-here-2')).body).toEqual({ error: words });

    const late = uniqueEmail();
    await signUp(late);
    const expiresAt = new Date(Date.now() - 6 * 24 * 3_600_000);
    await db.pendingSignup.updateMany({ where: { email: late }, data: { expiresAt } });
    expect((await attempt(late)).body).toEqual({ error: words });
  });

  test('a sign-up gives no access to an account that has no password', async () => {
    const email = uniqueEmail();
    await db.user.create({ data: { email, confirmedAt: new Date() } });
    await call(requestSignup, 'POST', { body: { email, password, name: '' } });
    const refused = await attempt(email);
    expect([refused.status, refused.body]).toEqual([401, { error: words }]);
    expect(await sessionsOf(email)).toBe(0);
  });

  test('the hint is the same once the link has expired', async () => {
    const email = uniqueEmail();
    await signUp(email);
    await db.pendingSignup.updateMany({ where: { email }, data: { expiresAt: new Date() } });
    expect((await attempt(email)).body).toMatchObject({ unconfirmed: true });
  });

  test('the browser counts as one that signed up: it can resend its link, and the link signs it in', async () => {
    const email = uniqueEmail();
    const laptop = await signUp(email);
    const phone = cookieOf((await attempt(email)).headers);
    await call(requestSignup, 'POST', { body: { email, password: 'Eve-was-here-2', name: '' } });
    await call(resendConfirmation, 'POST', { body: { email }, headers: { cookie: phone } });
    const again = linkIn((await deliveredMail(email)).at(-1), '/confirm-email');
    const token = new URL(again).searchParams.get('token') ?? '';
    // The unconfirmed sign-up has already stored these browsers' tokens, so another sign-in attempt
    // returns the same cookie.
    for (const cookie of [phone, laptop.browser])
      expect(cookieOf((await attempt(email, password, cookie)).headers)).toBe(cookie);
    const confirmed = await call(confirmEmail, 'GET', { query: { token }, headers: { cookie: phone } });
    expect(confirmed.headers.get('set-cookie')).toContain('campmates-session=');
    expect((await attempt(email)).status).toBe(200);
  });

  test('a sign-up stores at most five more browsers, and always keeps the first one', async () => {
    const email = uniqueEmail();
    const { browser } = await signUp(email);
    const cookies = [];
    for (let times = 0; times < 7; times++) cookies.push(cookieOf((await attempt(email)).headers));
    const { otherBrowsers } = await db.pendingSignup.findFirstOrThrow({ where: { email } });
    expect(otherBrowsers).toHaveLength(5);
    expect(cookieOf((await attempt(email, password, cookies.at(-1))).headers)).toBe(cookies.at(-1));
    expect(cookieOf((await attempt(email, password, browser)).headers)).toBe(browser);
  });
});

test('a cookie with a NUL counts as no cookie', async () => {
  const email = uniqueEmail();
  const names = ['session', 'signup', 'invited'];
  const cookie = names.map((name) => `campmates-${name}=%00`).join('; ');
  const [asked, failed, unknown] = [
    await call(requestSignup, 'POST', { headers: { cookie }, body: { email, password, name: email } }),
    await call(login, 'POST', { headers: { cookie }, body: { email: uniqueEmail(), password } }),
    await call(me, 'GET', { headers: { cookie } }),
  ];
  expect([asked.status, failed.status, unknown.status]).toEqual([200, 401, 401]);
});
