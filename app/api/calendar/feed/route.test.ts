import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, person } from '@/tests/factories/people';
import { GET as read } from '../[token]/route';
import { DELETE, GET, POST } from './route';

type Call = Parameters<typeof call>[2];
const make = async (as: Call) => (await call<{ url: string }>(POST, 'POST', as)).body.url;
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const fetched = async (url: string) => (await call(read, 'GET', { params: { token: tokenOf(url) } })).status;

test('the signed-out are asked to log in, and a person without a profile to complete it', async () => {
  const as = await newcomer();
  for (const [handler, method] of [
    [GET, 'GET'],
    [POST, 'POST'],
    [DELETE, 'DELETE'],
  ] as const) {
    expect((await call(handler, method)).status).toBe(401);
    expect((await call(handler, method, { as })).status).toBe(403);
  }
});

test('another site’s page can neither create nor revoke an address', async () => {
  const as = await person();
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await call(POST, 'POST', { as, headers })).status).toBe(403);
  expect((await call(DELETE, 'DELETE', { as, headers })).status).toBe(403);
});

test('an address is shown once, has 256 random bits, and is stored as a hash', async () => {
  const as = await person();
  expect((await call(GET, 'GET', { as })).body).toEqual({ active: false, created_at: null });
  const { status, body, headers } = await call<{ url: string }>(POST, 'POST', { as });
  expect(status).toBe(201);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}$/),
  });
  const kept = await db.calendarFeed.findUniqueOrThrow({ where: { profileId: as.viewer.profileId } });
  expect(JSON.stringify(kept)).not.toContain(tokenOf(body.url));
  expect((await call(GET, 'GET', { as })).body).toEqual({
    active: true,
    created_at: kept.createdAt.toISOString(),
  });
});

test('a new address replaces the earlier one; once the feed is off, neither works', async () => {
  const as = await person();
  const first = await make({ as });
  expect(await fetched(first)).toBe(200);
  const second = await make({ as });
  expect([await fetched(first), await fetched(second)]).toEqual([404, 200]);
  const off = await call(DELETE, 'DELETE', { as });
  expect(off).toMatchObject({ status: 200, body: { active: false, created_at: null } });
  expect(await fetched(second)).toBe(404);
  expect((await call(DELETE, 'DELETE', { as })).status).toBe(200);
});

test('the same idempotency key does not return an address again, because none is stored', async () => {
  const as = await person();
  const headers = { 'idempotency-key': 'one' };
  const [first, second] = [await make({ as, headers }), await make({ as, headers })];
  expect(second).not.toBe(first);
  expect(await db.idempotencyKey.count({ where: { userId: as.viewer.userId } })).toBe(0);
});

test('ten requests at once leave one address', async () => {
  const as = await person();
  const urls = await Promise.all(Array.from({ length: 10 }, () => make({ as })));
  const statuses = await Promise.all(urls.map(fetched));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('nobody can touch another person’s feed', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const url = await make({ as: mia });
  await make({ as: eve });
  await call(DELETE, 'DELETE', { as: eve });
  expect(await fetched(url)).toBe(200);
});
