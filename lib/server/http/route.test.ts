import { NextRequest } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { text } from '@/lib/fields';
import { createMember } from '@/lib/household/crew/crew';
import { selectGear } from '@/lib/household/gear/gear';
import { createGroup } from '@/lib/household/groups/groups';
import { createRide } from '@/lib/household/rides/rides';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { companionsOf } from '@/lib/trips/policy';
import { call } from '@/tests/call';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { someAddress } from '@/tests/some-address';
import { giveBack, spend, withinLimit } from './rate-limiter';
import { limits } from './rate-limits';
import { refusal, reply } from './respond';
import { accountRoute, publicRoute, route } from './route';

describe('a call', () => {
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
      for (const type of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
      ])
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
      const made = await call(echo, 'POST', {
        body: { name: 'Mia' },
        headers: { 'x-request-id': 'made up' },
      });
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
});

describe('its response', () => {
  const answer = z.object({ trip: z.object({ id: z.string() }) });

  describe('a response is built by its schema', () => {
    test.each([
      ['as it is', false],
      ['with headers', true],
    ])('a response never contains what its schema does not name (%s)', async (_, withHeaders) => {
      const row = { trip: { id: '1', ownerEmail: 'mia@example.com' }, secret: 'x' };
      const handler = publicRoute({ summary: 'Rows', answer }, async () => (withHeaders ? reply(row) : row));
      expect((await call(handler, 'GET')).body).toEqual({ trip: { id: '1' } });
    });

    test('a response of the wrong type does not compile', () => {
      // @ts-expect-error the schema asks for a trip
      publicRoute({ summary: 'Nothing', answer }, async () => ({ nothing: 1 }));
      // @ts-expect-error the same with headers
      publicRoute({ summary: 'Nothing', answer }, async () => reply({ nothing: 1 }));
      const spec = { summary: 'Nothing', params: z.object({ id: z.string() }), answer } as const;
      // @ts-expect-error the same of what the request brings, and when a spec is shared
      route(spec, async ({ params }) => ({ nothing: params.id }));
      // @ts-expect-error the same for who has no profile yet
      accountRoute(spec, ({ params }) => Promise.resolve({ nothing: params.id }));
      // @ts-expect-error a part of the response is none
      route(spec, async () => ({ trip: {} }));
      route(spec, async ({ params }) => ({ trip: { id: params.id } }));
    });
  });

  test("a limit by address is spent before the request's body is read", async () => {
    const handler = publicRoute(
      { summary: 'Limited', limits: ['contact'], body: z.object({ name: z.string() }), answer: z.object({}) },
      async () => ({}),
    );
    const address = someAddress();
    const send = () =>
      new NextRequest('http://localhost:3000/api/test', {
        method: 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: '{"name":',
      });
    for (let count = 0; count < limits.contact.points; count++)
      expect((await handler(send(), {})).status).toBe(400);
    const refused = send();
    expect((await handler(refused, {})).status).toBe(429);
    expect(refused.bodyUsed).toBe(false);
  });

  test('a 503 is logged as a warning with its reason, and a fault as an error', async () => {
    const warn = jest.spyOn(log, 'warn');
    const error = jest.spyOn(log, 'error');
    const failing = (fault: Error) =>
      publicRoute({ summary: 'Failing', answer }, () => Promise.reject(fault));
    expect((await call(failing(new AppError(503, 'AI suggestions are off.')), 'GET')).status).toBe(503);
    expect((await call(failing(new Error('connect ECONNREFUSED')), 'GET')).status).toBe(503);
    expect(warn.mock.calls.map(([fields]) => fields)).toMatchObject([
      { reason: expect.stringContaining('AI suggestions are off.') },
      { reason: expect.stringContaining('connect ECONNREFUSED') },
    ]);
    expect(error).not.toHaveBeenCalled();
    expect((await call(failing(new Error('a bug')), 'GET')).status).toBe(500);
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describe('the account that is meant', () => {
  const spec = { summary: 'Change', answer: z.object({ done: z.boolean() }) };
  const done = async () => ({ done: true });

  test.each([
    ['somebody with a profile', route(spec, done)],
    ['an account', accountRoute(spec, done)],
  ])('a change meant for an account other than the one signed in is refused: %s', async (_, handler) => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const send = (as: typeof mia) =>
      call(handler, 'POST', { as, headers: { 'for-account': mia.viewer.userId } });
    expect((await send(mia)).status).toBe(200);
    expect((await send(tom)).status).toBe(401);
  });

  test('a public call is not refused', async () => {
    const sent = await call(publicRoute(spec, done), 'POST', { headers: { 'for-account': 'another' } });
    expect(sent.status).toBe(200);
  });
});

describe('rate limits', () => {
  test('of fifty calls at once exactly as many pass as the limit allows', async () => {
    const subject = uniqueEmail();
    const passed = await Promise.all(Array.from({ length: 50 }, () => withinLimit('loginByEmail', subject)));
    expect(passed.filter(Boolean)).toHaveLength(limits.loginByEmail.points);
  });

  test('a refusal says in words and in seconds how long to wait', async () => {
    const subject = uniqueEmail();
    for (let count = 0; count < limits.signupByEmail.points; count++) await spend('signupByEmail', subject);
    const refused = await spend('signupByEmail', subject).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      status: 429,
      message: 'You’ve tried that too many times. Please wait 60 minutes and try again.',
      details: { retryAfterSeconds: 3600 },
    });
  });

  test('counting does not wait for the disk, and every other write does', async () => {
    const commit = (write: string) =>
      db.$transaction(async (tx) => {
        await tx.$executeRawUnsafe('set local synchronous_commit = on');
        await tx.$executeRawUnsafe(write);
        const [shown] = await tx.$queryRaw<{ synchronous_commit: string }[]>`show synchronous_commit`;
        return shown?.synchronous_commit;
      });
    expect(await commit(`insert into rate_limits (key, points) values ('${uniqueEmail()}', 1)`)).toBe('off');
    expect(await commit(`update rate_limits set points = points`)).toBe('off');
    expect(await commit(`update profiles set name = name`)).toBe('on');
  });

  test('each subject has a count of its own', async () => {
    const subject = uniqueEmail();
    for (let count = 0; count < limits.signupByEmail.points; count++) await spend('signupByEmail', subject);
    expect(await withinLimit('signupByEmail', subject)).toBe(false);
    expect(await withinLimit('signupByEmail', uniqueEmail())).toBe(true);
    expect(await withinLimit('forgotByEmail', subject)).toBe(true);
  });

  test('points that are given back can be spent again', async () => {
    const subject = uniqueEmail();
    const spendAll = () =>
      Promise.all(Array.from({ length: 4 }, () => withinLimit('signupByEmail', subject)));
    expect((await spendAll()).filter(Boolean)).toHaveLength(3);
    await giveBack('signupByEmail', subject);
    await giveBack('signupByEmail', subject);
    expect(await withinLimit('signupByEmail', subject)).toBe(true);
    expect(await withinLimit('signupByEmail', subject)).toBe(false);
  });

  test('a caller cannot escape the limit by a made-up X-Forwarded-For', async () => {
    const handler = publicRoute(
      { summary: 'Limited', limits: ['contact'], answer: z.object({}) },
      async () => ({}),
    );
    const address = someAddress();
    const from = (claimed: string) =>
      call(handler, 'GET', { headers: { 'x-forwarded-for': `${claimed}, ${address}` } });
    for (let count = 0; count < limits.contact.points; count++) await from(`198.51.100.${count}`);
    expect((await from('198.51.100.200')).status).toBe(429);
  });

  test('the limits match the documented ones', () => {
    const promised = Object.fromEntries(
      Object.entries(limits).map(([name, { points, seconds }]) => [name, `${points}/${seconds}`]),
    );
    expect(promised).toMatchObject({
      loginByEmail: '10/900',
      loginByAddress: '50/900',
      signupByEmail: '3/3600',
      signupByAddress: '20/3600',
      forgotByEmail: '3/3600',
      forgotByAddress: '20/3600',
      existence: '30/60',
      lookup: '300/60',
      searches: '60/60',
      aiSearches: '60/60',
      clientErrors: '10/60',
      contact: '5/3600',
      mails: '500/86400',
      mailsToAddress: '20/86400',
      mailsToAddressByPerson: '10/86400',
      answersByLink: '60/3600',
      ownLinks: '10/3600',
      ownLinksOfTrip: '50/86400',
      largeReads: '120/60',
      largeReadsByAddress: '240/60',
      aiByPerson: '10/86400',
      aiForAll: '500/86400',
    });
  });
});

describe('deadlocks', () => {
  const byQuery = (id: string) => (tx: Tx) =>
    tx.$queryRaw`select id::text from users where id = ${id}::uuid for update`;
  const byUpdate = (id: string) => (tx: Tx) => tx.user.update({ where: { id }, data: { name: 'Mia' } });

  test.each([
    ['a query', byQuery],
    ['an update', byUpdate],
  ])('of two transactions in deadlock, by %s, one succeeds and the other may try again', async (_, lock) => {
    const ids = [(await newcomer()).userId, (await newcomer()).userId] as const;
    const met = { first: () => {}, second: () => {} };
    const both = Promise.all([
      new Promise<void>((done) => (met.first = done)),
      new Promise<void>((done) => (met.second = done)),
    ]);
    const take = (mine: string, theirs: string, arrived: () => void) =>
      db.$transaction(async (tx) => {
        await lock(mine)(tx);
        arrived();
        await both;
        await lock(theirs)(tx);
      });
    const outcomes = await Promise.allSettled([
      take(ids[0], ids[1], met.first),
      take(ids[1], ids[0], met.second),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.map((error) => refusal(error).status)).toEqual([409]);
  });
});
