import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { call } from '@/tests/call';
import { newcomer } from '@/tests/factories/people';
import { cookieOf, loggedIn, password } from '@/tests/factories/sign-up';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as changePassword } from './route';

const again = async (email: string) =>
  cookieOf((await call(login, 'POST', { body: { email, password } })).headers);
const isIn = async (cookie: string) => (await call(me, 'GET', { as: { cookie } })).status === 200;

const chosen = 'Damper-and-honey-9';

test('a new password needs the current one, ends every other session and sends a mail', async () => {
  const { email, cookie } = await loggedIn();
  const other = await again(email);
  const change = (current_password?: string) =>
    call(changePassword, 'POST', { as: { cookie }, body: { current_password, password: chosen } });
  expect(await change('wrong')).toMatchObject({
    status: 400,
    body: { fields: { current_password: expect.any(String) } },
  });
  expect((await change()).status).toBe(400);
  expect((await change(password)).status).toBe(200);
  expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
  expect((await call(login, 'POST', { body: { email, password: chosen } })).status).toBe(200);
  expect((await deliveredMail(email)).at(-1)?.subject).toBe('Your Campmates password has changed');
});

test('a new password from a session that a reset has just ended changes nothing', async () => {
  const { email, cookie } = await loggedIn();
  await call(forgotPassword, 'POST', { body: { email } });
  const mails = (await deliveredMail(email)).filter(
    ({ subject }) => subject === 'Reset your Campmates password',
  );
  const token = new URL(linkIn(mails.at(-1), '/reset-password')).searchParams.get('token');
  const [changed, reset] = await Promise.all([
    call(changePassword, 'POST', {
      as: { cookie },
      body: { current_password: password, password: 'Attackers-choice-1' },
    }),
    call(resetPassword, 'POST', { body: { token, password: chosen } }),
  ]);
  // Whichever request comes first, a successful reset decides the password, because the reset
  // proves access to the mailbox.
  expect([200, 400, 401]).toContain(changed.status);
  if (reset.status === 200) {
    expect((await call(login, 'POST', { body: { email, password: chosen } })).status).toBe(200);
    expect(await isIn(cookie)).toBe(false);
  } else {
    expect(changed.status).toBe(200);
  }
});

test('an account that signs in only with Google cannot set a password', async () => {
  const { cookie } = await newcomer();
  expect((await call(changePassword, 'POST', { as: { cookie }, body: { password: chosen } })).status).toBe(
    403,
  );
});

test('a new password that is too common is refused', async () => {
  const { cookie } = await loggedIn();
  const body = { current_password: password, password: 'qwertyuiop' };
  expect(await call(changePassword, 'POST', { as: { cookie }, body })).toMatchObject({
    status: 400,
    body: { fields: { password: expect.stringContaining('most common') } },
  });
});
