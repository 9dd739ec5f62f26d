import { NextRequest } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { text } from '@/lib/fields';
import { createMember } from '@/lib/household/crew/create-member';
import { selectGear } from '@/lib/household/gear/choose-gear';
import { createGroup } from '@/lib/household/groups/create-group';
import { createRide } from '@/lib/household/rides/create-ride';
import { companionsOf } from '@/lib/trips/policy';
import { call } from '@/tests/call';
import { newcomer, person } from '@/tests/factories/people';
import type { Viewer } from '../auth/viewer';
import { db } from '../db/client';
import { accountRoute, publicRoute, route } from './route';

const answer = z.object({ name: z.string() });
const echo = publicRoute(
  { summary: 'Echo', body: z.object({ name: text() }), answer },
  async ({ body }) => body,
);
const mine = route({ summary: 'Mine', answer }, async ({ viewer }) => ({ name: viewer.name }));
const account = accountRoute({ summary: 'Account', answer }, async ({ viewer }) => ({ name: viewer.name }));

describe('a body', () => {
  test('in another content type is 415', async () => {
    const { status, body } = await call(echo, 'POST', {
      body: 'name=Mia',
      headers: { 'content-type': 'text/plain' },
    });
    expect(status).toBe(415);
    expect(body).toEqual({ error: expect.any(String) });
  });

  test('of a form is 415 even where the call takes no body', async () => {
    const as = await person();
    const send = (type?: string) =>
      call(mine, 'POST', { as, body: '', ...(type && { headers: { 'content-type': type } }) });
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])
      expect((await send(type)).status).toBe(415);
    expect((await send('application/json')).status).toBe(200);
    expect((await call(mine, 'POST', { as })).status).toBe(200);
    expect((await call(mine, 'GET', { as, headers: { 'content-type': 'text/plain' } })).status).toBe(200);
  });

  test.each(['{"name":', '', 'null', '[]', '"text"', '\u0000'])(
    'of malformed JSON (%j) is 400',
    async (body) => {
      expect(
        (await call(echo, 'POST', { body, headers: { 'content-type': 'application/json' } })).status,
      ).toBe(400);
    },
  );

  test('of invalid UTF-8 is 400', async () => {
    const request = new NextRequest('http://localhost:3000/api/test', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect((await echo(request, { params: Promise.resolve({}) })).status).toBe(400);
  });

  test('over 64 KB is 413, even without a Content-Length', async () => {
    const { status } = await call(echo, 'POST', { body: { name: 'a'.repeat(64 * 1024) } });
    expect(status).toBe(413);
  });

  test.each([
    ['missing', {}],
    ['empty', { name: '   ' }],
    ['too long', { name: 'a'.repeat(81) }],
    ['a NUL', { name: 'a\0b' }],
    ['half a surrogate pair', '{"name":"\\ud800"}'],
    ['an operator in place of text', { name: { not: '' } }],
    ['a number', { name: 7 }],
  ])('with a field that is %s is 400 and names the field', async (_what, body) => {
    const refused = await call<{ fields: object }>(echo, 'POST', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty('name');
  });

  test('keeps 80 emoji, is trimmed, and loses unknown keys and __proto__ without harm', async () => {
    const tents = '⛺'.repeat(80);
    const body = `{"name":"  ${tents} ","role":"admin","__proto__":{"polluted":true}}`;
    const kept = await call(echo, 'POST', { body, headers: { 'content-type': 'application/json' } });
    expect(kept.body).toEqual({ name: tents });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('the origin of a change', () => {
  const body = { name: 'Mia' };
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', { 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_from, headers) => {
    expect((await call(echo, 'POST', { body, headers })).status).toBe(403);
  });

  test.each([
    ['the configured origin', 'http://localhost:3000', undefined, 200],
    ['the host that was asked', 'http://192.168.1.5:3000', '192.168.1.5:3000', 200],
    ['another origin', 'https://evil.example', 'localhost:3000', 403],
    ['an opaque origin', 'null', 'localhost:3000', 403],
    ['no origin at all', undefined, 'localhost:3000', 403],
  ])('an older browser on %s', async (_from, origin, host, status) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (origin) headers.set('origin', origin);
    if (host) headers.set('host', host);
    const request = new NextRequest('http://localhost:3000/x', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect((await echo(request, { params: Promise.resolve({}) })).status).toBe(status);
  });
});

describe('access to a route', () => {
  test('a signed-out caller gets 401, somebody without a profile 403', async () => {
    const mia = await person('Mia');
    const fresh = await newcomer();
    const as = { ...mia, cookie: fresh.cookie };
    expect((await call(mine, 'GET')).status).toBe(401);
    expect((await call(account, 'GET')).status).toBe(401);
    expect((await call(mine, 'GET', { as })).status).toBe(403);
    expect(await call(account, 'GET', { as })).toMatchObject({ status: 200, body: { name: fresh.email } });
    expect(await call(mine, 'GET', { as: mia })).toMatchObject({ status: 200, body: { name: 'Mia' } });
  });

  test('a forged or foreign cookie is no session', async () => {
    const mia = await person('Mia');
    const [name] = mia.cookie.split('=');
    expect((await call(mine, 'GET', { as: { ...mia, cookie: `${name}=abc.def` } })).status).toBe(401);
  });
});

describe('a response', () => {
  test('carries a request id and is never cached', async () => {
    const { headers } = await call(echo, 'POST', { body: { name: 'Mia' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test("carries its request's id, and never an id that a client made up", async () => {
    const id = crypto.randomUUID();
    const given = await call(echo, 'POST', { body: { name: 'Mia' }, headers: { 'x-request-id': id } });
    expect(given.headers.get('x-request-id')).toBe(id);
    const made = await call(echo, 'POST', { body: { name: 'Mia' }, headers: { 'x-request-id': 'made up' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is 429 with Retry-After at a limit, and reveals no details of a fault', async () => {
    const busy = publicRoute({ summary: 'Busy', answer }, () =>
      Promise.reject(new AppError(429, 'Too many tries.', { retryAfterSeconds: 60 })),
    );
    const broken = publicRoute({ summary: 'Broken', answer }, () =>
      Promise.reject(new Error('secret insides')),
    );
    expect((await call(busy, 'GET')).headers.get('retry-after')).toBe('60');
    const fault = await call(broken, 'GET');
    expect(fault.status).toBe(500);
    expect(JSON.stringify(fault.body)).not.toContain('insides');
  });

  test.each([
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    new Error("Raw query failed. Code: `N/A`. Message: `Can't reach database server at 127.0.0.1:5432`"),
    new Error('terminating connection due to administrator command'),
    Object.assign(new Error('connect ENOENT /var/run/postgresql/.s.PGSQL.5432'), { code: 'ENOENT' }),
    Object.assign(new Error('connect EHOSTUNREACH 10.0.0.5:5432'), { code: 'EHOSTUNREACH' }),
    Object.assign(new Error('getaddrinfo ENOTFOUND db.example'), { code: 'ENOTFOUND' }),
    new Error('Query read timeout'),
  ])('is 503 with Retry-After while the database is down (%s)', async (fault) => {
    const down = publicRoute({ summary: 'Down', answer }, () => Promise.reject(fault));
    const { status, headers } = await call(down, 'GET');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });

  test.each([
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  ])('is 503 “Busy” while the database works but takes no more (%s)', async (fault) => {
    const busy = publicRoute({ summary: 'Busy', answer }, () => Promise.reject(fault));
    const { status, headers, body } = await call(busy, 'GET');
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(body).toEqual({ error: 'Busy, please try again.' });
  });
});

const additions: [what: string, status: number, add: (viewer: Viewer) => Promise<unknown>][] = [
  ['a camper', 401, (viewer) => createMember(viewer, { type: 'camper', name: 'Josh', age: 'child' })],
  ['a ride', 401, (viewer) => createRide(viewer, { type: 'boat', boat_type: 'Other' })],
  ['gear', 409, (viewer) => selectGear(viewer, [{ name: 'Esky', shared: true }])],
  ['a group', 401, (viewer) => createGroup(viewer, { name: 'Family' }, companionsOf)],
];

test.each(additions)(
  '%s for an account that is deleted at the same moment is refused (%i)',
  async (_, status, add) => {
    const adding = route({ summary: 'Adding', answer }, async ({ viewer }) => {
      await db.user.delete({ where: { id: viewer.userId } });
      await add(viewer);
      return { name: viewer.name };
    });
    const refused = await call(adding, 'POST', { as: await person() });
    expect(refused).toMatchObject({ status, body: { error: expect.any(String) } });
  },
);
