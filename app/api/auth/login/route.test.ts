import { call } from '@/tests/call';
import { uniqueEmail } from '@/tests/factories/people';
import { loggedIn, password } from '@/tests/factories/sign-up';
import { POST as login } from './route';

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
