import { NextRequest } from 'next/server';
import type { SessionToken } from './session-cookie';

const token: SessionToken = { sub: 'mia', sid: 'one', profile: true, until: Date.now() / 1000 + 3600 };
const given = { APP_URL: process.env.APP_URL, AUTH_SECRET: process.env.AUTH_SECRET };

/**
 * Returns the cookies module of a process with this APP_URL. The modules are loaded anew, because
 * they read the environment only once.
 */
async function cookiesAt(appUrl: string) {
  jest.resetModules();
  Object.assign(process.env, { APP_URL: appUrl, AUTH_SECRET: 'a secret of at least 32 characters' });
  const { sessionCookie, sessionCookieName, endedSessionCookie } = await import('./session-cookie');
  const { signupCookie } = await import('./signup-cookie');
  return {
    name: sessionCookieName(),
    session: await sessionCookie(token),
    ended: endedSessionCookie(),
    signup: signupCookie(new NextRequest(appUrl), 'abc'),
  };
}

afterEach(() => {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test('under https every cookie is tied to this host and sent over https alone', async () => {
  const { name, session, ended, signup } = await cookiesAt('https://camp.example');
  expect(name).toBe('__Host-campmates-session');
  expect(session.startsWith(`${name}=`)).toBe(true);
  expect(ended.startsWith(`${name}=;`)).toBe(true);
  expect(signup).toMatch(/^__Host-campmates-signup=abc;/);
  for (const cookie of [session, ended, signup]) {
    // A browser accepts a __Host- name only with these attributes.
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/Domain=/i);
  }
});

test('over plain http cookies have no __Host- prefix, since a browser would drop them', async () => {
  const { name, session, ended, signup } = await cookiesAt('http://localhost:3000');
  expect(name).toBe('campmates-session');
  for (const cookie of [session, ended, signup]) expect(cookie).not.toMatch(/__Host-|Secure/);
});

test.each(['https://camp.example', 'http://localhost:3000'])(
  'at %s scripts and other sites’ forms cannot use a cookie, and an ended cookie expires at once',
  async (appUrl) => {
    const { session, ended, signup } = await cookiesAt(appUrl);
    for (const cookie of [session, ended, signup]) {
      expect(cookie).toContain('; HttpOnly');
      expect(cookie).toContain('; SameSite=Lax');
    }
    expect(ended).toContain('; Max-Age=0');
    expect(Number(/Max-Age=(\d+)/.exec(session)?.[1])).toBeGreaterThan(3500);
  },
);
