import { GET as confirmEmail } from '@/app/api/auth/confirm-email/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as requestSignup } from '@/app/api/auth/request-signup/route';
import { newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';
import { call } from '../call';
import { deliveredMail, linkIn } from '../mail';
import { uniqueEmail } from './people';

export const password = 'Billy-tea-4-two';

/** Returns the cookie that a response sets, as a browser sends it back. */
export const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

/**
 * Signs up and reads the link from the mail. `cookie` is the browser's earlier cookie, `browser`
 * its new one.
 */
export async function signUp(email: string, cookie = '') {
  const asked = await call(requestSignup, 'POST', {
    headers: { cookie },
    body: { email, password, name: email },
  });
  const [mail] = await deliveredMail(email);
  const token = new URL(linkIn(mail, '/confirm-email')).searchParams.get('token') ?? '';
  return { asked, browser: cookieOf(asked.headers), token };
}

/** Creates an account that has signed up, confirmed its address and logged in. */
export async function loggedIn(email = uniqueEmail()) {
  const { token } = await signUp(email);
  await call(confirmEmail, 'GET', { query: { token } });
  const { headers } = await call(login, 'POST', { body: { email, password } });
  return { email, cookie: cookieOf(headers), setCookie: headers.get('set-cookie') };
}

/** Creates a sign-up that waits for its confirmation, without its mail. */
export const waitingSignUp = (data: Partial<Prisma.PendingSignupCreateInput> = {}) =>
  db.pendingSignup.create({
    data: {
      email: uniqueEmail(),
      name: 'Lee',
      passwordHash: 'none',
      tokenHash: newToken().hash,
      browserHash: newToken().hash,
      expiresAt: new Date(Date.now() + 86_400_000),
      ...data,
    },
  });
