import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { cookieOf, loggedIn, password } from '@/tests/factories/sign-up';
import { POST as login } from '../login/route';
import { GET as me } from '../me/route';
import { GET as logout } from './route';

describe('a session', () => {
  test('is an HttpOnly, SameSite=Lax cookie of 30 days', async () => {
    const { setCookie } = await loggedIn();
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=(2592000|2591999)$/);
  });

  test('identifies its user until the log-out, and the cookie is worthless after that', async () => {
    const { email, cookie } = await loggedIn();
    const other = (await call(login, 'POST', { body: { email, password } })).headers;
    expect(await call(me, 'GET', { headers: { cookie } })).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
    expect((await call(logout, 'GET', { headers: { cookie } })).status).toBe(200);
    expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(401);
    expect((await call(me, 'GET', { headers: { cookie: cookieOf(other) } })).status).toBe(200);
  });

  test('a browser that navigates to log-out lands on /logged-out', async () => {
    const { cookie } = await loggedIn();
    const { status, headers } = await call(logout, 'GET', {
      headers: { cookie, 'sec-fetch-mode': 'navigate' },
    });
    expect([status, headers.get('location')]).toEqual([303, 'http://localhost:3000/logged-out']);
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('is not ended by a prefetch, by a HEAD request or by another site', async () => {
    const { cookie } = await loggedIn();
    await call(logout, 'GET', { headers: { cookie, 'sec-purpose': 'prefetch' } });
    await call(logout, 'HEAD', { headers: { cookie } });
    await call(logout, 'GET', {
      headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(200);
  });

  test('ends when its row has expired, whatever the cookie says', async () => {
    const { email, cookie } = await loggedIn();
    await db.session.updateMany({ where: { user: { email } }, data: { expiresAt: new Date() } });
    expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(401);
  });
});
