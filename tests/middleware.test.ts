import { NextRequest } from 'next/server';
import { db, pool } from '@/lib/server/db/client';
import { callerOf } from '@/lib/server/http/caller';
import { networkOf } from '@/lib/server/http/caller-address';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import { config, middleware } from '@/middleware';
import { siteOf } from './factories/campsites';
import { asGuest, invited } from './factories/guests';
import { operator } from './factories/operators';
import { newcomer, type Person, person } from './factories/people';
import { invitationOf, plan } from './factories/trips';
import { someAddress } from './some-address';

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

/** True when the request reaches the page itself. */
const passes = (response: Response) => response.headers.has('x-middleware-next');

test('an ended session cannot tell whether a trip or site exists', async () => {
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

test('a program’s token opens a trip’s picture and no page', async () => {
  const trip = await plan(await person());
  const headers = { authorization: 'Bearer cm_any' };
  expect(passes(await visit(`/trip/${trip.id}/recap.png`, undefined, { headers }))).toBe(true);
  expect(passes(await visit(`/trip/${trip.id}/recap.png`))).toBe(false);
  for (const path of [`/trip/${trip.id}`, '/operator', '/'])
    expect(passes(await visit(path, undefined, { headers }))).toBe(false);
});

test('for everybody but operators, the desk’s address has no page', async () => {
  const [mia, kerry] = [await person('Mia'), await operator({ desk: 'closed' })];
  for (const path of ['/operator', '/operator/people']) {
    expect(passes(await visit(path, kerry))).toBe(true);
    const { headers } = await visit(path, mia);
    expect(new URL(headers.get('x-middleware-rewrite') ?? '').pathname).toBe('/not-here');
    expect((await visit(path)).headers.get('location')).toContain('/login?');
  }
  expect(passes(await visit('/operators', mia))).toBe(true);
});

test('a share link’s page gives a browser an id, once', async () => {
  const { headers } = await visit(`/join/${'A'.repeat(43)}`);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(
    /^campmates-joining=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/,
  );
  const again = await visit(`/join/${'A'.repeat(43)}`, { cookie: cookie.split(';')[0] ?? '' });
  expect(again.headers.getSetCookie()).toEqual([]);
});

describe('a guest’s browser', () => {
  test('may open only the pages of its trip', async () => {
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

  test('also passes with a stranger’s session, and gets the page’s policy', async () => {
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
])('%s %s is refused with 405 and a message', async (method, path, allow) => {
  const response = await visit(path, undefined, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('somebody without a profile is redirected to complete it, with the page they were going to', async () => {
  const as = await newcomer();
  const sent = '/complete-profile?callbackUrl=%2Ftrip%2F1%3Fpeople%3D60';
  const { headers } = await visit('/trip/1?people=60', as);
  expect(headers.get('location')).toBe(`http://localhost:3000${sent}`);
  expect(passes(await visit(sent, as))).toBe(true);
});

test('the middleware runs whatever headers and cookies a request has', () => {
  // The matcher is a plain path. A matcher with conditions on headers or cookies would be an object.
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

test('the offline page is open to everybody, so that a signed-out worker can keep it', async () => {
  expect(passes(await visit('/offline'))).toBe(true);
  expect(passes(await visit('/offline', await newcomer()))).toBe(true);
});

describe('the secret of an invitation’s mail', () => {
  const secret = 's'.repeat(43);
  const page = `/invite/${'t'.repeat(43)}`;

  test('is removed from the address at once and set as a cookie that no script reads; the rest of the address stays', async () => {
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
    '%j is invalid, and is removed too',
    async (other) => {
      const { headers } = await visit(`${page}?signup=${encodeURIComponent(other)}`);
      expect([headers.get('location'), headers.get('set-cookie')]).toEqual([
        `http://localhost:3000${page}`,
        null,
      ]);
    },
  );

  test('does not change an invitation without it, or another page with it', async () => {
    for (const path of [page, `/login?signup=${secret}`]) {
      const { headers } = await visit(path);
      expect([headers.get('location'), headers.get('set-cookie')]).toEqual([null, null]);
    }
  });
});

test('POST /profile calls the handler of that name', async () => {
  const response = await visit('/profile', undefined, { method: 'POST' });
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/api/profile-setup');
});

describe('pages that take long on a large trip', () => {
  const { points } = limits.largeReads;

  test('are refused in words once an account has used up its large reads, calls and pages together', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const trip = await plan(mia);
    await spend('largeReads', mia.viewer.userId, points - 1);
    expect(passes(await visit(`/trip/${trip.id}/cars`, mia))).toBe(true);
    const refused = await visit(`/trip/${trip.id}/people`, mia);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/Too many look-ups in one minute\. Please wait \d+ seconds/);
    expect(passes(await visit('/your-crew', mia))).toBe(true);
    expect(passes(await visit(`/trip/${(await plan(tom)).id}`, tom))).toBe(true);
    await expect(spend('largeReads', mia.viewer.userId)).rejects.toThrow('Too many look-ups');
  });

  test('count by the household of a guest, and by the address of whoever only has a link', async () => {
    const { trip, token } = await invited();
    const guest = await asGuest(token);
    const household = await db.household.findFirstOrThrow({ where: { tripId: trip.id, profileId: null } });
    await spend('largeReads', household.id, points);
    expect((await visit(`/trip/${trip.id}`, guest)).status).toBe(429);
    const headers = { 'x-forwarded-for': someAddress() };
    const address = networkOf(callerOf(new Request('http://localhost/', { headers })) ?? 'unknown');
    await spend('largeReadsByAddress', address, limits.largeReadsByAddress.points);
    expect((await visit(`/invite/${token}`, undefined, { headers })).status).toBe(429);
  });

  test('are shown while a full disk lets nothing be counted', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    const ask = pool.query.bind(pool);
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    jest
      .spyOn(pool, 'query')
      .mockImplementation(((query: { text: string }) =>
        /insert into/i.test(query.text) ? Promise.reject(full) : ask(query)) as never);
    expect(passes(await visit(`/trip/${trip.id}`, mia))).toBe(true);
    jest.restoreAllMocks();
  });
});

describe('while the database does not respond', () => {
  afterEach(() => jest.restoreAllMocks());

  test('a page that needs a check first is 503 at once', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(down));
    const response = await visit(`/trip/${trip.id}`, mia);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('<h1>Unexpected Application Error!</h1>');
  });

  test('a bug of ours is not reported as a database failure', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('a bug')));
    await expect(visit(`/trip/${trip.id}`, mia)).rejects.toThrow('a bug');
  });
});
