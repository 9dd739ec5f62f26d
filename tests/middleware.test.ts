import { NextRequest } from 'next/server';
import { db, pool } from '@/lib/server/db/client';
import { config, middleware } from '@/middleware';
import { siteOf } from './factories/campsites';
import { asGuest, invited } from './factories/guests';
import { operator } from './factories/operators';
import { newcomer, type Person, person } from './factories/people';
import { invitationOf, plan } from './factories/trips';

const visit = (
  path: string,
  as?: Pick<Person, 'cookie'>,
  init: { method?: string; headers?: Record<string, string> } = {},
) =>
  middleware(
    new NextRequest(`http://localhost:3000${path}`, {
      method: init.method,
      headers: { ...init.headers, ...(as && { cookie: as.cookie }) },
    }),
  );

/** Whether the page itself is to response. */
const passes = (response: Response) => response.headers.has('x-middleware-next');

test('an ended session learns of nothing whether it is there', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const trip = await plan(mia);
  const site = await siteOf(mia);
  const paths = [`/trip/${trip.id}`, `/create-trip-details?site=${site.id}`, `/add-location?site=${site.id}`];
  for (const path of paths) {
    expect(passes(await visit(path, mia))).toBe(true);
    expect((await visit(path, eve)).status).toBe(404);
  }
  await db.session.deleteMany({ where: { userId: { in: [mia.viewer.userId, eve.viewer.userId] } } });
  for (const path of paths) {
    const [own, other] = [await visit(path, mia), await visit(path, eve)];
    expect([passes(own), passes(other)]).toEqual([true, true]);
    expect(other.status).toBe(own.status);
  }
});

test('the operator’s desk is an address without a page to everybody else', async () => {
  const [mia, kerry] = [await person('Mia'), await operator({ desk: 'closed' })];
  for (const path of ['/operator', '/operator/people']) {
    expect(passes(await visit(path, kerry))).toBe(true);
    const { headers } = await visit(path, mia);
    expect(new URL(headers.get('x-middleware-rewrite') ?? '').pathname).toBe('/not-here');
    expect((await visit(path)).headers.get('location')).toContain('/login?');
  }
  expect(passes(await visit('/operators', mia))).toBe(true);
});

describe('a guest’s browser', () => {
  test('is let in to the pages of its trip alone', async () => {
    const [{ token, trip }, other] = [await invited(), await invited()];
    const guest = await asGuest(token);
    for (const path of [`/trip/${trip.id}`, `/trip/${trip.id}/gear?shown=1`]) {
      expect(passes(await visit(path, guest))).toBe(true);
      expect((await visit(path)).headers.get('location')).toContain('/login?');
    }
    for (const path of [
      '/',
      '/your-trips',
      `/trip/${other.trip.id}`,
      `/trips/${trip.id}`,
      '/create-trip-details',
    ]) {
      const { status, headers } = await visit(path, guest);
      expect([status, new URL(headers.get('location') ?? '').pathname]).toEqual([307, '/login']);
    }
  });

  test.each<[string, (of: { inviteId: string; cookie: string }) => Promise<string>]>([
    [
      'whose link was revoked',
      async ({ inviteId, cookie }) => {
        await db.inviteLink.deleteMany({ where: { inviteId } });
        return cookie;
      },
    ],
    ['with a cookie of its own making', async ({ cookie }) => `${cookie.slice(0, -2)}AA`],
  ])('%s is sent to the log-in', async (_, end) => {
    const { token, trip, email } = await invited();
    const { id: inviteId } = await invitationOf(trip, email);
    const guest = await asGuest(token);
    const cookie = await end({ inviteId, cookie: guest.cookie });
    expect((await visit(`/trip/${trip.id}`, { cookie })).headers.get('location')).toContain('/login?');
  });

  test('passes with a stranger’s session beside it, and gets the page’s policy', async () => {
    const { token, trip } = await invited();
    const [guest, eve] = [await asGuest(token), await person('Eve')];
    const response = await visit(`/trip/${trip.id}`, { cookie: `${eve.cookie}; ${guest.cookie}` });
    expect([passes(response), response.headers.get('content-security-policy')]).toEqual([
      true,
      expect.stringContaining('nonce-'),
    ]);
  });
});

test.each([
  ['PUT', '/profile', 'GET, HEAD, POST'],
  ['PATCH', '/profile', 'GET, HEAD, POST'],
  ['DELETE', '/profile', 'GET, HEAD, POST'],
  ['POST', '/trip/x', 'GET, HEAD'],
  ['POST', '/nowhere', 'GET, HEAD'],
])('%s %s is 405 in words', async (method, path, allow) => {
  const response = await visit(path, undefined, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('somebody without a profile is sent to complete it, with where they were going', async () => {
  const as = await newcomer();
  const sent = '/complete-profile?callbackUrl=%2Ftrip%2F1%3Fpeople%3D60';
  const { headers } = await visit('/trip/1?people=60', as);
  expect(headers.get('location')).toBe(`http://localhost:3000${sent}`);
  expect(passes(await visit(sent, as))).toBe(true);
});

test('the middleware runs whatever headers and cookies a request has', () => {
  // A matcher with conditions would be an object.
  expect(config.matcher).toEqual(expect.any(String));
});

test('a page gets its own path and policy, whatever headers the request sends for them', async () => {
  const mia = await person('Mia');
  const headers = { 'x-campmates-path': '/forged', 'content-security-policy': "script-src 'nonce-forged'" };
  for (const path of ['/login?mode=signup', '/your-crew?people=60']) {
    const response = await visit(path, mia, { headers });
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic'/);
    expect(policy).not.toContain('forged');
    expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy);
    expect(response.headers.get('x-middleware-request-x-campmates-path')).toBe(path);
  }
});

test('the page for want of a network is open to everybody, and kept by a worker that isn’t signed in', async () => {
  expect(passes(await visit('/offline'))).toBe(true);
  expect(passes(await visit('/offline', await newcomer()))).toBe(true);
});

describe('the secret of an invitation’s mail', () => {
  const secret = 's'.repeat(43);
  const page = `/invite/${'t'.repeat(43)}`;

  test('leaves the address at once, for a cookie that no script reads; what else stood there stays', async () => {
    const { status, headers } = await visit(`${page}?answer=going&signup=${secret}`);
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000${page}?answer=going`]);
    expect(headers.get('set-cookie')).toBe(
      `campmates-invited=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
    );
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
  });

  test.each(['', 'short', 's; Domain=evil.example', `${secret}s`])(
    '%j is none, and leaves too',
    async (other) => {
      const { headers } = await visit(`${page}?signup=${encodeURIComponent(other)}`);
      expect([headers.get('location'), headers.get('set-cookie')]).toEqual([
        `http://localhost:3000${page}`,
        null,
      ]);
    },
  );

  test('an invitation without it, and another page with it, are left alone', async () => {
    for (const path of [page, `/login?signup=${secret}`]) {
      const { headers } = await visit(path);
      expect([headers.get('location'), headers.get('set-cookie')]).toEqual([null, null]);
    }
  });
});

test('POST /profile is the call of that name', async () => {
  const response = await visit('/profile', undefined, { method: 'POST' });
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/api/profile-setup');
});

describe('while the database does not respond', () => {
  afterEach(() => jest.restoreAllMocks());

  test('a page that is asked about first is 503 at once', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(down));
    const response = await visit(`/trip/${trip.id}`, mia);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('<h1>Unexpected Application Error!</h1>');
  });

  test('a fault of ours stays one', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('a bug')));
    await expect(visit(`/trip/${trip.id}`, mia)).rejects.toThrow('a bug');
  });
});
